import { startStripeEmulator, type FaultKind } from '@pedalworks/stripe-emulator';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { cardPayments } from './card-payments.ts';

const secretKey = 'sk_test_refunds';
const provider = await startStripeEmulator({ port: 0 });
const { host, port } = provider;
const stripe = new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 });
const emulatorHost = `${host}:${String(port)}`;
const cards = cardPayments({
  stripe: { secretKey, webhookSecret: 'whsec_refunds', emulatorHost },
  currency: 'usd',
  timeoutMilliseconds: 1000,
});
afterAll(() => provider.close());

async function paid(payment_method = 'pm_card_visa'): Promise<string> {
  const terms = { amount: 5990, currency: 'usd', allowed_payment_method_types: ['card' as const] };
  return (await stripe.paymentIntents.create({ ...terms, payment_method, confirm: true })).id;
}

/** Returns terms to refund a tenth of the payment, by default under a new id. */
function tenthOf(paymentId: string, refundId: string = crypto.randomUUID()) {
  return { paymentId, amount: 599, refundId, key: `refund/${refundId}` };
}

function amountsOf(paymentId: string): number[] {
  return provider
    .refunds()
    .filter(({ payment_intent }) => payment_intent === paymentId)
    .map(({ amount }) => amount);
}

describe('a refund', () => {
  it("is listed with the shop's refund id, unless it was made in the dashboard", async () => {
    const paymentId = await paid();
    const terms = tenthOf(paymentId);
    const refund = await cards.refund(terms);
    expect(refund).toEqual({
      id: expect.stringMatching(/^re_/u) as string,
      amount: 599,
      status: 'succeeded',
      refundId: terms.refundId,
      createdAt: expect.any(Date) as Date,
    });
    const byHand = provider.dashboard.refund(paymentId, 100);
    expect(await cards.refundsOf(paymentId)).toMatchObject([
      { id: byHand.id, amount: 100, status: 'succeeded', refundId: null },
      refund,
    ]);
    expect((await cards.find(paymentId))?.amountReceived).toBe(5990 - 599 - 100);
  });

  it.each<[string, FaultKind, number]>([
    ['fails before refunding', { kind: 'answer', status: 500, isKept: true }, 1],
    ['fails after refunding', { kind: 'answer', status: 500, isKept: true, after: true }, 1],
    ['is overloaded', { kind: 'answer', status: 429 }, 3],
    ['loses the response', { kind: 'drop', after: true }, 3],
    ['loses the request', { kind: 'drop', after: false }, 3],
    ['does not respond', { kind: 'hang', after: true }, 3],
  ])('is made once if the provider %s and the shop calls again', async (_how, fault, times) => {
    const paymentId = await paid();
    const terms = tenthOf(paymentId);
    provider.faults.add({ on: 'POST /v1/refunds', fault, times });
    const first = await cards.refund(terms).catch((error: unknown) => error);
    if (first instanceof Error) expect(first).toMatchObject({ code: 'payments/provider-unavailable' });
    provider.faults.clear();
    const { refundId } = terms;
    expect(await cards.refund(terms)).toMatchObject({ amount: 599, status: 'succeeded', refundId });
    expect(amountsOf(paymentId)).toEqual([599]);
  });

  it('is made once per refund id, even in concurrent calls', async () => {
    const paymentId = await paid();
    const terms = tenthOf(paymentId);
    const [one, other] = await Promise.all([cards.refund(terms), cards.refund(terms)]);
    expect(other.id).toBe(one.id);
    await cards.refund(tenthOf(paymentId));
    expect(amountsOf(paymentId)).toEqual([599, 599]);
  });

  it('is made once even if the idempotency key has expired before the second call', async () => {
    const paymentId = await paid();
    const terms = tenthOf(paymentId);
    const { id } = await cards.refund(terms);
    expect((await cards.refund({ ...terms, key: 'a-day-later' })).id).toBe(id);
    expect(amountsOf(paymentId)).toEqual([599]);
  });

  it("stays failed if the shop calls again after the customer's bank rejected the refund", async () => {
    const paymentId = await paid('pm_card_refundFail');
    const terms = tenthOf(paymentId);
    expect(await cards.refund(terms)).toMatchObject({ status: 'succeeded' });
    provider.dashboard.letTimePass();
    expect(await cards.refund(terms)).toMatchObject({ status: 'failed' });
    expect((await cards.find(paymentId))?.amountReceived).toBe(5990);
  });

  it('is pending at first for a card that delays refunds', async () => {
    const paymentId = await paid('pm_card_pendingRefund');
    expect(await cards.refund(tenthOf(paymentId))).toMatchObject({ status: 'pending' });
    provider.dashboard.letTimePass();
    expect(await cards.refundsOf(paymentId)).toMatchObject([{ status: 'succeeded' }]);
  });

  it.each([
    [
      'more than the refundable amount',
      async (paymentId: string) => Promise.resolve(void provider.dashboard.refund(paymentId, 5400)),
      'This payment does not have that much left to refund.',
    ],
    [
      'a fully refunded payment',
      async (paymentId: string) => Promise.resolve(void provider.dashboard.refund(paymentId)),
      'All of this payment has been refunded already.',
    ],
    [
      'a disputed payment',
      async (paymentId: string) => Promise.resolve(void provider.dashboard.dispute(paymentId)),
      "The customer's bank has taken this payment back, or is disputing it: it cannot be refunded.",
    ],
  ])('of %s is rejected with the reason', async (_what, before, message) => {
    const paymentId = await paid();
    await before(paymentId);
    const had = amountsOf(paymentId);
    const refusal = { code: 'payments/refund-refused', status: 409, message };
    await expect(cards.refund(tenthOf(paymentId))).rejects.toMatchObject(refusal);
    expect(amountsOf(paymentId)).toEqual(had);
  });

  it('of an unpaid or unknown payment is rejected', async () => {
    const { id } = await cards.open({
      amount: 599,
      orderId: null,
      ownerUid: null,
      owner: 'a@b.cd',
      isAdmins: false,
      key: null,
    });
    for (const paymentId of [id, 'pi_unknown'])
      await expect(cards.refund(tenthOf(paymentId))).rejects.toMatchObject({
        code: 'payments/refund-refused',
      });
  });
});

it.each([
  ['open', 'won', 'won'],
  ['open', 'lost', 'lost'],
  ['inquiry', 'warning_closed', 'won'],
] as const)(
  'a dispute has the status %s and a deadline until the bank reports %s, then %s',
  async (atFirst, end, status) => {
    const paymentId = await paid();
    expect(await cards.disputesOf(paymentId)).toEqual([]);
    const {
      id,
      created,
      evidence_details: evidence,
    } = provider.dashboard.dispute(paymentId, {
      amount: 4000,
      isInquiry: atFirst === 'inquiry',
    });
    const dueBy = new Date((evidence.due_by ?? 0) * 1000);
    const reported = { id, amount: 4000, createdAt: new Date(created * 1000) };
    expect(await cards.disputesOf(paymentId)).toEqual([{ ...reported, status: atFirst, dueBy }]);
    provider.dashboard.closeDispute(id, end);
    expect(await cards.disputesOf(paymentId)).toEqual([{ ...reported, status, dueBy: null }]);
  },
);

it('undelivered refund and dispute events are listed with their payment', async () => {
  const paymentId = await paid('pm_card_refundFail');
  await cards.refund(tenthOf(paymentId));
  provider.dashboard.letTimePass();
  const { id } = provider.dashboard.dispute(paymentId);
  provider.dashboard.closeDispute(id, 'won');
  const told: string[] = [];
  for await (const { type, subject } of cards.undeliveredSince(new Date(0)))
    if (subject?.paymentId === paymentId) told.push(`${subject.kind}: ${type}`);
  expect(told.reverse()).toEqual([
    'payment: payment_intent.succeeded',
    'refund: refund.created',
    'refund: charge.refunded',
    'refund: refund.updated',
    'refund: refund.failed',
    'dispute: charge.dispute.created',
    'dispute: charge.dispute.closed',
  ]);
});
