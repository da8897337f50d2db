import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStockedFixture, type PaymentFixture } from '../payments/test-support/payment-fixture.ts';
import { everyHalfHour } from './every-half-hour.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openStockedFixture();
});
afterAll(() => fixture.close());

it('a step that fails is logged, keeps no other from running, and fails the job', async () => {
  const orderId = await fixture.placeOrder({ expiresAt: new Date(Date.now() - 1000) });
  fixture.provider.faults.add({ on: 'GET /v1/events', fault: { kind: 'answer', status: 503 }, times: 9 });
  await expect(everyHalfHour(fixture.ports)).rejects.toThrow('Steps of the job failed');
  fixture.provider.faults.clear();
  expect(fixture.logged).toEqual(['jobs/failed']);
  expect(await fixture.order(orderId)).toMatchObject({ status: 'cancelled' });
  await everyHalfHour(fixture.ports);
  expect(fixture.logged).toEqual(['jobs/failed']);
});

const statusesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await fixture.order(id))['status']));

it('begins nothing more once its time is over, and does the rest at its next run', async () => {
  const time = new AbortController();
  const { cards } = fixture.ports;
  const find: typeof cards.find = (id) => {
    time.abort();
    return cards.find(id);
  };
  const paid = [await fixture.placeOrder(), await fixture.placeOrder()];
  for (const id of paid) await fixture.paidIntent(id);
  for (const { id } of fixture.provider.webhooks.pending()) fixture.provider.webhooks.lose(id);
  const overdue = await fixture.placeOrder({ expiresAt: new Date(Date.now() - 1000) });
  await everyHalfHour({ ...fixture.ports, cards: { ...cards, find } }, time.signal);
  expect((await statusesOf(paid)).sort()).toEqual(['paid', 'placed']);
  expect(await statusesOf([overdue])).toEqual(['placed']);
  await everyHalfHour(fixture.ports);
  expect(await statusesOf([...paid, overdue])).toEqual(['paid', 'paid', 'cancelled']);
});
