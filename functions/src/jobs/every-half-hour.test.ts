import { expect, it } from 'vitest';
import { eventTypes } from '../gateways/stripe/card-events.ts';
import { reconcileMissed } from '../payments/reconcile-missed.ts';
import { openStockedFixtureForFile, paymentIdOf } from '../../test-support/payments/payment-fixture.ts';
import { everyHalfHour } from './every-half-hour.ts';

const fixture = await openStockedFixtureForFile();

it('the scheduled job logs a failed step, runs the other steps, and then fails', async () => {
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

it('the scheduled job limits each step to an equal share of the time, then gives unfinished steps the remaining time', async () => {
  const { cards, orders } = fixture.ports;
  const paid = await Promise.all(Array.from({ length: 12 }, () => fixture.placeOrder()));
  for (const id of paid) await fixture.paidIntent(id);
  for (const { id } of fixture.provider.webhooks.pending()) fixture.provider.webhooks.lose(id);
  const overdue = await fixture.placeOrder({ expiresAt: new Date(Date.now() - 1000) });
  const firstShare = new AbortController();
  const find: typeof cards.find = (id) => {
    firstShare.abort();
    return cards.find(id);
  };
  let unsettled: string[] = [];
  const overdueOrders: typeof orders.overdue = () => ({
    ...orders.overdue(),
    page: async (request) => {
      unsettled = (await statusesOf(paid)).filter((status) => status === 'placed');
      return orders.overdue().page(request);
    },
  });
  const shares = [firstShare.signal];
  await everyHalfHour(
    { ...fixture.ports, cards: { ...cards, find }, orders: { ...orders, overdue: overdueOrders } },
    (milliseconds) => shares.shift() ?? AbortSignal.timeout(milliseconds),
  );
  expect(unsettled.length).toBeGreaterThan(0);
  expect(await statusesOf([...paid, overdue])).toEqual([...paid.map(() => 'paid'), 'cancelled']);
}, 60_000);

it('the scheduled job logs steps that run out of time, and continues them in the next run', async () => {
  const overdue = await fixture.placeOrder({ expiresAt: new Date(Date.now() - 1000) });
  await everyHalfHour(fixture.ports, () => AbortSignal.abort());
  expect(fixture.noted.filter((message) => message === 'jobs/unfinished')).toHaveLength(13);
  expect(await statusesOf([overdue])).toEqual(['placed']);
  await everyHalfHour(fixture.ports);
  expect(await statusesOf([overdue])).toEqual(['cancelled']);
});

it('the scheduled job fetches no payments or refunds for events that the shop has already handled', async () => {
  await fixture.provider.webhooks.flush();
  const known = fixture.provider.events().length;
  const orderId = await fixture.placeOrder();
  const paymentId = await fixture.paidIntent(orderId);
  await fixture.report(orderId, paymentId);
  await fixture.stripe.refunds.create({ payment_intent: paymentId, amount: 100 });
  const canceled = paymentIdOf(await fixture.openIntent(await fixture.placeOrder()));
  await fixture.stripe.paymentIntents.cancel(canceled);
  const stranger = await fixture.stripe.paymentIntents.create({ amount: 888, currency: 'usd' });
  await fixture.pay(stranger.client_secret ?? '');
  const handled: readonly string[] = eventTypes;
  const events = fixture.provider
    .events()
    .slice(known)
    .filter(({ type }) => handled.includes(type));
  for (const event of events) expect((await fixture.sendEvent(JSON.stringify(event))).status).toBe(200);
  for (const { id } of fixture.provider.webhooks.pending()) fixture.provider.webhooks.lose(id);
  const asked: string[] = [];
  const { cards } = fixture.ports;
  const note = (id: string) => void asked.push(id);
  const find: typeof cards.find = (id) => (note(id), cards.find(id));
  const refundsOf: typeof cards.refundsOf = (id) => (note(id), cards.refundsOf(id));
  const ports = { ...fixture.ports, cards: { ...cards, find, refundsOf } };
  await reconcileMissed(ports, AbortSignal.timeout(60_000));
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payment_intent.succeeded', 'payment_intent.canceled', 'refund.created']),
  );
  for (const id of [paymentId, canceled, stranger.id]) expect(asked).not.toContain(id);
});
