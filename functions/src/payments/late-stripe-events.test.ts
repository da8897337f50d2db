import type { FaultKind } from '@pedalworks/stripe-emulator';
import { describe, expect, it } from 'vitest';
import { countedEvents, eventOf } from '../../test-support/payments/events.ts';
import {
  openStockedFixtureForFile,
  paymentIdOf,
  unpaid,
} from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile();

describe('a late payment_intent.succeeded event', () => {
  it.each([
    { what: 'full', refund: {}, status: 'returned', told: [] },
    { what: 'partial', refund: { amount: 100 }, status: 'refused', told: ['payments/needs-refund'] },
  ])(
    'leaves the order unpaid after a $what refund, so that the customer can pay again',
    async ({ refund, status, told }) => {
      const orderId = await fixture.placeOrder();
      const paymentId = await fixture.paidIntent(orderId);
      await fixture.stripe.refunds.create({ payment_intent: paymentId, ...refund });
      const before = fixture.logged.length;
      const deliveries = await fixture.provider.webhooks.flush({ copies: 2 });
      expect(deliveries.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
      expect(await fixture.order(orderId)).toMatchObject(unpaid);
      expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status });
      expect(await countedEvents(fixture, paymentId)).toBe(1);
      expect(fixture.logged.slice(before)).toEqual(told);
      const again = await fixture.paidIntent(orderId);
      await fixture.provider.webhooks.flush();
      expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: again });
    },
  );

  it('leaves a refunded order refunded if the refund event arrived first', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.report(orderId, paymentId);
    await fixture.stripe.refunds.create({ payment_intent: paymentId });
    await fixture.provider.webhooks.flush({ order: 'reversed' });
    const refunded = { status: 'refunded', refundedCents: 5990 };
    expect(await fixture.order(orderId)).toMatchObject({ ...refunded, paid: true, transactionId: paymentId });
    expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'paid' });
  });

  it('changes nothing if the provider reports the payment as unpaid', async () => {
    const orderId = await fixture.placeOrder();
    const event = eventOf(fixture, await fixture.paidIntent(await fixture.placeOrder()));
    const paymentId = paymentIdOf(await fixture.openIntent(orderId));
    const object = { ...event.data.object, id: paymentId, metadata: { orderId } };
    const body = JSON.stringify({ ...event, id: 'evt_early', data: { object } });
    expect(await fixture.sendEvent(body)).toMatchObject({
      status: 402,
      json: { code: 'payments/not-settled' },
    });
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'open' });
    expect(await countedEvents(fixture, paymentId)).toBe(0);
  });

  it.each<[string, FaultKind]>([
    ['fails', { kind: 'answer', status: 500 }],
    ['is overloaded', { kind: 'answer', status: 429 }],
    ['does not answer', { kind: 'hang', after: false }],
  ])('gets a 503 response while the provider %s, and settles the order when retried', async (_how, fault) => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    fixture.provider.faults.add({ on: 'GET /v1/payment_intents/{id}', fault, times: 3 });
    const { id } = eventOf(fixture, paymentId);
    expect(await fixture.provider.webhooks.send(id)).toMatchObject([{ status: 503 }]);
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'open' });
    expect(await countedEvents(fixture, paymentId)).toBe(0);
    fixture.provider.faults.clear();
    expect(await fixture.provider.webhooks.send(id, 3)).toMatchObject(
      [200, 200, 200].map((status) => ({ status })),
    );
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    expect(await countedEvents(fixture, paymentId)).toBe(1);
  });
});
