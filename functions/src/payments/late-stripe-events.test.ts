import type { FaultKind } from '@pedalworks/stripe-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedEvents, eventOf } from './test-support/events.ts';
import { openStockedTill, paymentIdOf, unpaid, type Till } from './test-support/till.ts';

let till: Till;
beforeAll(async () => {
  till = await openStockedTill();
});
afterAll(() => till.close());

describe('payment_intent.succeeded, which only says where to look,', () => {
  it.each([
    { what: 'full', refund: {}, told: [] },
    { what: 'part', refund: { amount: 100 }, told: ['payments/needs-refund'] },
  ])(
    'comes after the money was given back, in $what, and pays nothing; the next attempt does',
    async ({ refund, told }) => {
      const orderId = await till.placeOrder();
      const paymentId = await till.paidIntent(orderId);
      await till.stripe.refunds.create({ payment_intent: paymentId, ...refund });
      const before = till.logged.length;
      const deliveries = await till.provider.webhooks.flush({ copies: 2 });
      expect(deliveries.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
      expect(await till.order(orderId)).toMatchObject(unpaid);
      expect(await till.ledger(paymentId)).toMatchObject({ orderId, status: 'refused' });
      expect(await countedEvents(till, paymentId)).toBe(1);
      expect(till.logged.slice(before)).toEqual(told);
      const again = await till.paidIntent(orderId);
      await till.provider.webhooks.flush();
      expect(await till.order(orderId)).toMatchObject({ paid: true, transactionId: again });
    },
  );

  it('comes after the money was given back to a paid order, which stays as it is', async () => {
    const orderId = await till.placeOrder();
    const paymentId = await till.paidIntent(orderId);
    await till.report(orderId, paymentId);
    await till.stripe.refunds.create({ payment_intent: paymentId });
    const before = await till.order(orderId);
    await till.provider.webhooks.flush();
    expect(await till.order(orderId)).toEqual(before);
    expect(await till.ledger(paymentId)).toMatchObject({ status: 'paid' });
  });

  it('is not believed, though signed, while the provider itself says that nothing was paid', async () => {
    const orderId = await till.placeOrder();
    const event = eventOf(till, await till.paidIntent(await till.placeOrder()));
    const paymentId = paymentIdOf(await till.openIntent(orderId));
    const object = { ...event.data.object, id: paymentId, metadata: { orderId } };
    const body = JSON.stringify({ ...event, id: 'evt_early', data: { object } });
    expect(await till.sendEvent(body)).toMatchObject({ status: 402, json: { code: 'payments/not-settled' } });
    expect(await till.order(orderId)).toMatchObject(unpaid);
    expect(await till.ledger(paymentId)).toMatchObject({ status: 'open' });
    expect(await countedEvents(till, paymentId)).toBe(0);
  });

  it.each<[string, FaultKind]>([
    ['fails', { kind: 'answer', status: 500 }],
    ['is overloaded', { kind: 'answer', status: 429 }],
    ['does not answer', { kind: 'hang', after: false }],
  ])(
    'is answered 503 while the provider %s, changes nothing, and settles when sent again',
    async (_how, fault) => {
      const orderId = await till.placeOrder();
      const paymentId = await till.paidIntent(orderId);
      till.provider.faults.add({ on: 'GET /v1/payment_intents/{id}', fault, times: 3 });
      const { id } = eventOf(till, paymentId);
      expect(await till.provider.webhooks.send(id)).toMatchObject([{ status: 503 }]);
      expect(await till.order(orderId)).toMatchObject(unpaid);
      expect(await till.ledger(paymentId)).toMatchObject({ status: 'open' });
      expect(await countedEvents(till, paymentId)).toBe(0);
      till.provider.faults.clear();
      expect(await till.provider.webhooks.send(id, 3)).toMatchObject(
        [200, 200, 200].map((status) => ({ status })),
      );
      expect(await till.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
      expect(await countedEvents(till, paymentId)).toBe(1);
    },
  );
});
