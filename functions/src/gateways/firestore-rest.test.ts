import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { firestoreRest } from './firestore-rest.ts';
import { isFirebaseOutage } from './outages.ts';

/** What Firestore answers one request after the other; the last again and again. */
interface Said {
  readonly status: number;
  readonly body: unknown;
}

const query = { from: [{ collectionId: 'products' }], orderBy: [], limit: 1 } as const;
const found = { document: { name: 'projects/p/databases/(default)/documents/products/hub', fields: {} } };
const saying = (status: number, name: string): Said => ({ status, body: [{ error: { status: name } }] });

let server: Server;
let asked = 0;

async function firestoreSaying(...answers: readonly Said[]) {
  asked = 0;
  server = createServer((_request, response) => {
    const { status, body } = answers[Math.min(asked, answers.length - 1)] ?? { status: 500, body: [] };
    asked += 1;
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  return firestoreRest('p', () => Promise.reject(new Error('The emulator wants no token.')));
}

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

it('asks again while Firestore says that it cannot just now', async () => {
  const rest = await firestoreSaying(saying(503, 'UNAVAILABLE'), saying(409, 'ABORTED'), {
    status: 200,
    body: [{ readTime: '2026-01-01T00:00:00Z' }, found],
  });
  expect(await rest.run(query)).toEqual([{ id: 'hub', fields: {} }]);
  expect(asked).toBe(3);
});

it.each([
  [503, 'UNAVAILABLE', 14],
  [429, 'RESOURCE_EXHAUSTED', 8],
  [504, 'DEADLINE_EXCEEDED', 4],
])('gives up on %s %s after four times, as an outage', async (status, name, code) => {
  const rest = await firestoreSaying(saying(status, name));
  const failure: unknown = await rest.run(query).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code });
  expect(isFirebaseOutage(failure)).toBe(true);
  expect(asked).toBe(4);
});

it('takes a refusal for what it is, at once', async () => {
  const rest = await firestoreSaying(saying(403, 'PERMISSION_DENIED'));
  const failure: unknown = await rest.run(query).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'Firestore: PERMISSION_DENIED' });
  expect(isFirebaseOutage(failure)).toBe(false);
  expect(asked).toBe(1);
});

it('takes no part of a list for the whole: what breaks off behind the first results is asked again', async () => {
  const rest = await firestoreSaying(
    { status: 200, body: [found, { error: { status: 'UNAVAILABLE' } }] },
    { status: 200, body: [found, found] },
  );
  expect(await rest.run(query)).toHaveLength(2);
  expect(asked).toBe(2);
});

it('takes an answer that is no JSON for an outage: something else stands in between', async () => {
  const rest = await firestoreSaying({ status: 502, body: undefined });
  const failure: unknown = await rest.run(query).catch((error: unknown) => error);
  expect(isFirebaseOutage(failure)).toBe(true);
});
