import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openStockedFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import {
  booksOf,
  codeOf,
  listedRefunds,
  mailsOf,
  paidOrder,
  type PaidOrder,
  type RefundBody,
} from '../../test-support/refunds/paid-order.ts';
import { retryPendingRefunds } from './retry-refunds.ts';

const fixture = await openStockedFixtureForFile({
  ports: ({ refunds }) => ({
    shop: mailingShop,
    // Pretends that a minute has passed, so that the job retries recent refunds too.
    refunds: { ...refunds, unanswered: () => refunds.unanswered(new Date(Date.now() + 1000)) },
  }),
});
const { faults } = fixture.provider;
const { accessToken: token } = await fixture.shop.people.admin();

let paid: PaidOrder;
beforeEach(async () => {
  faults.clear();
  await storeProduct(fixture.shop, 9, 'cog');
  paid = await paidOrder(fixture);
  // A payment of another Stripe account or mode, for example after live keys replaced test keys.
  const paymentId = `pi_${crypto.randomUUID().replaceAll('-', '')}`;
  const { firestore } = fixture.shop;
  await firestore.doc(`payments/${paymentId}`).set((await fixture.ledger(paid.paymentId)) ?? {});
  await firestore.doc(`orders/${paid.orderId}`).update({ transactionId: paymentId });
  paid = { ...paid, paymentId };
});

const refund = (body: RefundBody = {}, key: string = crypto.randomUUID()) =>
  fixture.shop.call('refundOrder', {
    params: { id: paid.orderId },
    headers: { 'idempotency-key': key },
    token,
    body,
  });
const books = () => booksOf(fixture, paid);
const unknown = 'The card provider does not know this payment.';
const untouched = { status: 'paid', refunded: 0, refundPendingCents: 0, atProvider: [], attentions: [] };

describe('a refund of a payment that the provider does not know', () => {
  it('is refused with the reason, also when repeated, and frees its amount', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await refund({ amount: 20 }, 'one-press');
      expect(codeOf(answer)).toEqual([409, 'payments/refund-refused']);
      expect(answer.json).toMatchObject({ message: unknown });
      expect(await books()).toMatchObject(untouched);
    }
    expect(await listedRefunds(fixture, paid)).toMatchObject([{ amount: 20, status: 'failed' }]);
    expect(codeOf(await refund({ amount: 50 }))).toEqual([409, 'payments/refund-refused']);
    const packed = { params: { id: paid.orderId }, body: { to: 'packed' }, token };
    expect((await fixture.shop.call('transitionOrder', packed)).status).toBe(200);
  });

  it('is refused with the reason even if the provider stops answering before the shop has stored it', async () => {
    faults.add({ on: 'GET /v1/disputes', fault: { kind: 'answer', status: 503 }, times: 9 });
    const answer = await refund({ amount: 20 });
    expect(answer).toMatchObject({ status: 409, json: { message: unknown } });
    expect(await books()).toMatchObject(untouched);
  });

  it('is reported to the shop with the reason if the job made the request', async () => {
    faults.add({ on: 'GET /v1/refunds', fault: { kind: 'answer', status: 503 }, times: 9 });
    expect(codeOf(await refund({ amount: 20 }))).toEqual([503, 'refunds/under-way']);
    faults.clear();
    await retryPendingRefunds(fixture.ports, AbortSignal.timeout(60_000));
    expect(await books()).toMatchObject({ ...untouched, attentions: ['refund-failed'] });
    expect(await mailsOf(fixture, paid, 'message.text')).toEqual([expect.stringContaining(unknown)]);
  });
});
