import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let server: Server;
let address: string;
beforeAll(async () => {
  // As the functions emulator starts a function: firebase-functions then answers CORS for everybody unless told not to.
  vi.stubEnv('FIREBASE_DEBUG_MODE', 'true');
  vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"enableCors":true}');
  const { api } = await import('./index.ts');
  const host = express();
  host.use((request, response) => void api(Object.assign(request, { rawBody: Buffer.of() }), response));
  server = createServer(host);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

it.each([
  ['https://evil.example', null],
  ['null', null],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
])('the deployed function lets pages of %s read: %s', async (origin, allowed) => {
  const headers = { origin, 'access-control-request-method': 'PATCH' };
  const answer = await fetch(`${address}/orders`, { method: 'OPTIONS', headers });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
});
