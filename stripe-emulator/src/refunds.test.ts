import type Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { createIntent, openProvider, refusalOf } from './test-support/provider.ts';

const provider = await openProvider();
const stripe = provider.client();
afterAll(() => provider.emulator.close());

async function paidWith(card: string): Promise<string> {
  return (await createIntent(stripe, { payment_method: card, confirm: true })).id;
}

/** Returns the refund and dispute fields of a payment's charge. */
async function chargeOf(payment_intent: string): Promise<Partial<Stripe.Charge>> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(payment_intent, {
    expand: ['latest_charge'],
  });
  if (charge === null || typeof charge === 'string') throw new Error('There is no charge.');
  const { amount_refunded, refunded, disputed } = charge;
  return { amount_refunded, refunded, disputed };
}

/** Returns the types of a payment's refund and dispute events, oldest first. */
function eventsOf(paymentIntent: string): string[] {
  return provider.emulator
    .events()
    .filter(({ data: { object } }) => 'payment_intent' in object && object.payment_intent === paymentIntent)
    .map(({ type }) => type)
    .filter((type) => type !== 'charge.succeeded');
}

describe('refunds of a payment', () => {
  it('add up, and are rejected if they exceed the paid amount', async () => {
    const payment_intent = await paidWith('pm_card_visa');
    const asked = { payment_intent, metadata: { refundId: 'r-1' }, reason: 'requested_by_customer' as const };
    const first = await stripe.refunds.create({ ...asked, amount: 2000 });
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({
      ...asked,
      amount: 2000,
      status: 'succeeded',
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 2000, refunded: false });
    const error = await refusalOf(stripe.refunds.create({ payment_intent, amount: 3991 }));
    expect(error).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(error.message).toBe('Refund amount ($39.91) is greater than unrefunded amount on charge ($39.90)');
    await stripe.refunds.create({ payment_intent });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 5990, refunded: true });
    const { data } = await stripe.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount)).toEqual([3990, 2000]);
  });

  it.each([
    ['an unpaid intent', undefined],
    ['a declined intent', 'pm_card_visa_chargeDeclined'],
  ])('are rejected for %s', async (_name, card) => {
    const { id } = await createIntent(stripe);
    if (card !== undefined) await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: card }));
    const error = await refusalOf(stripe.refunds.create({ payment_intent: id }));
    expect(error).toMatchObject({ statusCode: 400, param: 'payment_intent' });
  });

  it('are created once if the response is lost and the request is retried with the same idempotency key', async () => {
    const payment_intent = await paidWith('pm_card_visa');
    provider.emulator.faults.add({ on: 'POST /v1/refunds', fault: { kind: 'drop', after: true } });
    await provider.client('sk_test_patient', 2).refunds.create({ payment_intent, amount: 100 });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 100 });
  });

  it('count towards the refunded amount while they are pending', async () => {
    const payment_intent = await paidWith('pm_card_pendingRefund');
    const { id, status } = await stripe.refunds.create({ payment_intent, amount: 500 });
    expect(status).toBe('pending');
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 500 });
    provider.emulator.dashboard.settleRefund(id, 'succeeded');
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'succeeded' });
    expect(eventsOf(payment_intent)).toEqual(['refund.created', 'charge.refunded', 'refund.updated']);
  });

  it('do not count towards the refunded amount once they have failed', async () => {
    const payment_intent = await paidWith('pm_card_refundFail');
    const { id, status } = await stripe.refunds.create({ payment_intent });
    expect(status).toBe('succeeded');
    provider.emulator.dashboard.letTimePass();
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', amount: 5990 });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 0, refunded: false });
    const happened = ['refund.created', 'charge.refunded', 'refund.updated', 'refund.failed'];
    expect(eventsOf(payment_intent)).toEqual(happened);
    await stripe.refunds.create({ payment_intent });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 5990, refunded: true });
  });
});

describe('a dispute', () => {
  it.each([
    ['won', 'succeeded'],
    ['lost', 'charge_disputed'],
  ] as const)(
    'rejects refunds while open; once the dispute is %s, a refund results in %s',
    async (end, then) => {
      const payment_intent = await paidWith('pm_card_createDispute');
      expect(await chargeOf(payment_intent)).toMatchObject({ disputed: false });
      provider.emulator.dashboard.letTimePass();
      const [dispute] = (await stripe.disputes.list({ payment_intent })).data;
      expect(dispute).toMatchObject({ status: 'needs_response', amount: 5990, reason: 'fraudulent' });
      expect(await chargeOf(payment_intent)).toMatchObject({ disputed: true, amount_refunded: 0 });
      const error = await refusalOf(stripe.refunds.create({ payment_intent }));
      expect(error).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
      provider.emulator.dashboard.closeDispute(dispute?.id ?? '', end);
      expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: end });
      expect(eventsOf(payment_intent).slice(0, 2)).toEqual([
        'charge.dispute.created',
        'charge.dispute.closed',
      ]);
      const refunding = stripe.refunds.create({ payment_intent });
      expect(then === 'succeeded' ? (await refunding).status : (await refusalOf(refunding)).code).toBe(then);
    },
  );

  it('that is only an inquiry leaves the payment refundable', async () => {
    const payment_intent = await paidWith('pm_card_createDisputeInquiry');
    provider.emulator.dashboard.letTimePass();
    expect((await stripe.disputes.list({ payment_intent })).data).toMatchObject([
      { status: 'warning_needs_response', is_charge_refundable: true },
    ]);
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
  });
});

it("refunds and disputes made in Stripe's dashboard have no metadata, and their events name no request", async () => {
  const paymentIntent = await paidWith('pm_card_visa');
  const { dashboard } = provider.emulator;
  const refund = dashboard.refund(paymentIntent, 90);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ amount: 90, metadata: {} });
  dashboard.settleRefund(refund.id, 'failed');
  const dispute = dashboard.dispute(paymentIntent, { amount: 1000 });
  dashboard.closeDispute(dispute.id, 'lost');
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ amount: 1000, status: 'lost' });
  const closed = provider.emulator.events().at(-1);
  expect(closed).toMatchObject({ type: 'charge.dispute.closed', request: { id: null } });
});
