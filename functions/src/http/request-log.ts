import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addresses } from '@pedalworks/contract';
import { factsOf } from './request-facts.ts';

/** One line of the log: a request and what became of it, with nothing in it that anybody sent but the digits of a trace. */
export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** The path as the contract writes it, `/user/{email}`: what stands in the braces is not for the log. */
  readonly route: string;
  readonly status: number;
  readonly durationMilliseconds: number;
  /** The caller's uid, hashed; null for who shows no token. */
  readonly caller: string | null;
  /** Whether all of the answer went out before somebody hung up. */
  readonly complete: boolean;
  /** The trace Google's front ends follow the request by; null where nobody follows it. */
  readonly trace: string | null;
}

/** Writes lines, several at once where several requests ended at once. */
export type RequestLog = (...lines: readonly RequestLine[]) => void;

/** Calls back with the line of a request when it is over. */
export function whenOver(
  request: IncomingMessage,
  response: ServerResponse,
  tell: (line: RequestLine) => void,
): void {
  const facts = factsOf(request);
  const began = performance.now();
  const route = routeOf(request);
  response.once('close', () => {
    tell({
      requestId: facts.id,
      method: methods.has(request.method ?? '') ? (request.method ?? '') : 'other',
      route,
      status: response.statusCode,
      durationMilliseconds: Math.round(performance.now() - began),
      caller: facts.caller === null ? null : hashOf(facts.caller.uid),
      complete: response.writableFinished,
      trace: traceOf(request),
    });
  });
}

/** W3C Trace Context, or Google's older header. */
function traceOf({ headers }: IncomingMessage): string | null {
  const [, w3c] = /^[\da-f]{2}-([\da-f]{32})-/u.exec(String(headers['traceparent'] ?? '')) ?? [];
  const google = /^[\dA-Fa-f]{32}(?=\/)/u.exec(String(headers['x-cloud-trace-context'] ?? ''));
  return w3c ?? google?.[0] ?? null;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function hashOf(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url').slice(0, 16);
}

const paths = new Set([...Object.values(addresses).map(({ path }) => path), '/openapi.json', '/docs']);
const fixed = new Set([...paths].filter((path) => !path.includes('{')));
const patterns = [...paths]
  .filter((path) => path.includes('{'))
  .map((path) => ({
    path,
    shape: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
  }));

/** The declared path a request is for; `other` for all that is none. */
export function routeOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?');
  if (fixed.has(path)) return path;
  return patterns.find(({ shape }) => shape.test(path))?.path ?? 'other';
}
