import { errorCodes, isErrorBody, type Endpoint } from '@pedalworks/contract';
import { expect } from 'vitest';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined if the body is empty or not JSON. */
  readonly json: unknown;
  readonly bytes: Uint8Array;
}

export async function answerOf(response: Response): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const json: unknown = isJson && bytes.length > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  return { status: response.status, headers: response.headers, json, bytes };
}

/** Expects a response that the contract declares for `endpoint`. Without an endpoint, checks only errors. */
export async function checkAnswer(answer: Answer, endpoint?: Endpoint): Promise<void> {
  expect(answer.status, JSON.stringify(answer.json)).not.toBe(500);
  if (answer.status >= 400) checkError(answer);
  else if (endpoint !== undefined && answer.status !== 304) await checkSuccess(answer, endpoint);
}

function checkError({ status, headers, json }: Answer): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/u);
  expect(headers.get('cache-control')).toBe('no-store');
  if (!isErrorBody(json)) throw new Error(`not an error of the contract: ${JSON.stringify(json)}`);
  expect(errorCodes[json.code].status).toBe(status);
  expect(json.message).not.toBe('');
  expect(json.requestId).toBe(headers.get('x-request-id'));
}

async function checkSuccess({ status, headers, json, bytes }: Answer, endpoint: Endpoint): Promise<void> {
  expect(status).toBe(endpoint.status);
  if (endpoint.answerType === 'webp') {
    expect(headers.get('content-type')).toBe('image/webp');
    expect(bytes.length).toBeGreaterThan(0);
    return;
  }
  if (endpoint.answerType === 'csv') {
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return;
  }
  expect(headers.get('content-type')).toMatch(/^application\/json/u);
  if (endpoint.answer !== undefined) await endpoint.answer.validate(json, { strict: true });
}
