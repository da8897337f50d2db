import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { eventTypes } from './stripe/card-events.ts';
import { withHeartbeat } from '../jobs/heartbeat.ts';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { cardPayments } from './stripe/card-payments.ts';
import { indexProbe } from './firestore/index-probe.ts';
import { jobsStore } from './firestore/jobs-store.ts';

let servers: Server[] = [];
const shop = await openShopForFile();
afterAll(() => {
  for (const server of servers) server.close();
  servers = [];
});

it('GET /health/details shows an admin the result of every check, such as the check of declared indexes', async () => {
  const { accessToken: token } = await shop.people.admin();
  const { status, json } = await shop.call('getHealthDetails', { token });
  expect(status).toBe(200);
  const { checks } = json as { checks: { name: string; status: string; detail: string }[] };
  expect(checks).toContainEqual({
    name: 'Firestore indexes',
    status: 'ok',
    detail: 'Every query has its index.',
  });
  expect(checks).toMatchObject([{}, { status: 'failed' }, {}]);
});

it("the index check returns Firestore's message for a missing index", async () => {
  const fields = [
    { fieldPath: 'colour', order: 'ASCENDING' },
    { fieldPath: 'createdAt', order: 'DESCENDING' },
  ];
  const [message, ...others] = await indexProbe(shop.firestore, [{ collectionGroup: 'orders', fields }])();
  expect(message).toContain('The query requires an index');
  expect(others).toEqual([]);
});

describe("the scheduled job's heartbeat", () => {
  const log = recordedLog();

  it('stores the time of the last run, and its error if the run failed', async () => {
    const jobs = jobsStore(shop.firestore);
    expect(await jobs.lastRun()).toBeNull();
    const failure = new Error('Steps of the job failed');
    await expect(withHeartbeat({ jobs, log }, () => Promise.reject(failure))).rejects.toThrow(failure);
    expect(await jobs.lastRun()).toMatchObject({ error: 'Steps of the job failed' });
    await withHeartbeat({ jobs, log }, () => Promise.resolve());
    expect(await jobs.lastRun()).toMatchObject({ error: null });
  });

  it('reports the failure of the run even if it cannot be stored', async () => {
    const failure = new Error('Steps of the job failed');
    const jobs = { ...jobsStore(shop.firestore), recordRun: () => Promise.reject(new Error('UNAVAILABLE')) };
    await expect(withHeartbeat({ jobs, log }, () => Promise.reject(failure))).rejects.toThrow(failure);
  });
});

describe('the Stripe webhook check', () => {
  const endpoint = { url: 'https://shop.example/stripe/webhook', status: 'enabled', api_version: 'v' };
  const webhooks = (enabled: readonly string[]) => ({ data: [{ ...endpoint, enabled_events: enabled }] });

  it.each([
    ['every event that the shop handles', webhooks(eventTypes), []],
    ["all of Stripe's events", webhooks(['*']), []],
    ['all but one event that the shop handles', webhooks(eventTypes.slice(1)), [eventTypes[0]]],
  ])(
    'lists the missing events for a webhook that is subscribed to %s',
    async (_which, answer, missingEvents) => {
      const { url } = endpoint;
      const expected = { url, isEnabled: true, apiVersion: 'v', missingEvents };
      expect(await (await cardsAnswering(200, answer)).webhooks()).toEqual([expected]);
    },
  );

  it('returns null if the key may not read webhook endpoints', async () => {
    const cards = await cardsAnswering(403, { error: { type: 'invalid_request_error', message: 'No.' } });
    expect(await cards.webhooks()).toBeNull();
  });

  it('rejects an invalid key', async () => {
    const cards = await cardsAnswering(401, { error: { type: 'invalid_request_error', message: 'No.' } });
    await expect(cards.webhooks()).rejects.toMatchObject({ code: 'payments/not-configured' });
  });
});

async function cardsAnswering(status: number, answer: object) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const emulatorHost = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', emulatorHost };
  return cardPayments({ stripe, currency: 'usd' });
}
