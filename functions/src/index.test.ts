import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let server: Server;
let address: string;

async function serve() {
  const functions = await import('./index.ts');
  const { api } = functions;
  const host = express();
  host.use((request, response) => void api(Object.assign(request, { rawBody: Buffer.of() }), response));
  server = createServer(host);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return functions;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  server.close();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe.each([
  // By default, firebase-functions answers CORS for every origin in the functions emulator.
  ['emulated', { FIREBASE_DEBUG_MODE: 'true', FIREBASE_DEBUG_FEATURES: '{"enableCors":true}' }],
  ['deployed', { FUNCTION_TARGET: 'api' }],
])('the %s function', (_where, environment) => {
  beforeEach(async () => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    await serve();
    vi.unstubAllEnvs();
  });

  it.each([
    ['https://evil.example', null],
    ['null', null],
    ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
  ])('answers a preflight from $0 with the allowed origin $1 (null: no header)', async (origin, allowed) => {
    const headers = { origin, 'access-control-request-method': 'PATCH' };
    const answer = await fetch(`${address}/orders`, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
  });
});

it('index.ts declares the memory, concurrency, timeout and triggers of every function', async () => {
  const { api, deliverMail, reconcile } = await serve();
  expect(api).toHaveProperty('__endpoint.concurrency', 10);
  expect(api).toHaveProperty('__endpoint.availableMemoryMb', 1024);
  // Exporting a year's orders takes longer than the default timeout of 60 s.
  expect(api).toHaveProperty('__endpoint.timeoutSeconds', 540);
  expect(reconcile).toHaveProperty('__endpoint.scheduleTrigger.schedule', 'every 30 minutes');
  for (const job of [reconcile, deliverMail]) expect(job).toHaveProperty('__endpoint.availableMemoryMb', 512);
  expect(deliverMail).toHaveProperty('__endpoint.concurrency', 10);
  expect(deliverMail).toHaveProperty('__endpoint.secretEnvironmentVariables', [{ key: 'SMTP_URL' }]);
  expect(reconcile).toHaveProperty('__endpoint.secretEnvironmentVariables.length', 3);
  expect(deliverMail).toHaveProperty('__endpoint.eventTrigger.retry', true);
  expect(deliverMail).toHaveProperty('__endpoint.eventTrigger.eventFilterPathPatterns.document', 'mail/{id}');
});
