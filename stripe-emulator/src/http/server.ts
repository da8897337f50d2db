import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Faults, FaultKind } from '../faults.ts';
import { Failure } from '../failure.ts';
import { newId } from '../ids.ts';
import { failureAnswer, jsonAnswer, troubleAnswer, type Answer } from './answer.ts';
import { answerApi, isAnswered, keepAnswer, type Api, type WireRequest } from './api.ts';
import { answerControl, type Controls } from './control.ts';

const largestBody = 1_000_000;

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'request-id, idempotent-replayed',
  'access-control-max-age': '300',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody)
      throw new Failure(413, { type: 'invalid_request_error', message: 'Request is too large.' }, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...crossOrigin, ...headers }).end(body);
}

interface Exchange {
  readonly api: Api;
  readonly wire: WireRequest;
  readonly response: ServerResponse;
}

/** Answers as `fault` says; `after` does the work first and then loses the answer. */
async function answerWithFault(exchange: Exchange, fault: FaultKind | undefined): Promise<void> {
  const { api, wire, response } = exchange;
  if (fault?.kind === 'answer') {
    const isNew = !isAnswered(api, wire);
    if (fault.after === true) answerApi(api, wire);
    const trouble = troubleAnswer(fault.status, wire.requestId);
    if (fault.isKept === true && isNew) keepAnswer(api, wire, trouble);
    send(response, trouble);
    return;
  }
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  const isLost = fault?.kind === 'drop' || fault?.kind === 'hang';
  const answer = isLost && !fault.after ? undefined : answerApi(api, wire);
  if (fault?.kind === 'drop') response.destroy();
  else if (fault?.kind !== 'hang' && answer !== undefined) send(response, answer);
}

export interface ServerParts extends Api, Controls {
  readonly faults: Faults;
  /** The browser script, ready to be served. */
  readonly browserScript: string;
}

async function answer(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', 'http://localhost');
  const call = `${method} ${url.pathname}`;
  if (method === 'OPTIONS') send(response, { status: 204, headers: {}, body: '' });
  else if (call === 'GET /stripe.js')
    send(response, {
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
      body: parts.browserScript,
    });
  else if (call === 'GET /') send(response, jsonAnswer(200, { name: 'Pedalworks offline card provider' }));
  else if (url.pathname.startsWith('/_') && request.headers.origin !== undefined)
    send(
      response,
      jsonAnswer(403, { message: 'Pages of a browser may not steer the offline card provider.' }),
    );
  else if (url.pathname.startsWith('/_'))
    send(response, await answerControl(parts, call, await bodyOf(request)));
  else {
    const fault = parts.faults.take(method, url.pathname);
    const wire = {
      method,
      url,
      headers: request.headers,
      body: await bodyOf(request),
      requestId: newId('req'),
    };
    await answerWithFault({ api: parts, wire, response }, fault);
  }
}

export function createProviderServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      if (error instanceof Failure) {
        send(response, failureAnswer(error));
        return;
      }
      process.stderr.write(
        `stripe-emulator: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
      send(
        response,
        jsonAnswer(500, { error: { type: 'api_error', message: 'The offline provider failed.' } }),
      );
    });
  });
}
