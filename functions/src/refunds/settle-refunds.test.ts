import type { StripeEmulator } from '@pedalworks/stripe-emulator';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { reconcileMissed } from '../payments/reconcile-missed.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { loseEvents } from '../../test-support/payments/unnamed-money.ts';
import { recheckMoneyBack } from './recheck-money-back.ts';
import {
  booksOf,
  codeOf,
  listedRefunds,
  mailsOf,
  paidOrder,
  type PaidOrder,
  type RefundBody,
} from '../../test-support/refunds/paid-order.ts';

const fixture = await openFixtureForFile({ ports: () => ({ shop: mailingShop }) });
const admin = await fixture.shop.people.admin();
const { dashboard, webhooks } = fixture.provider;

let paid: PaidOrder;
beforeEach(async () => {
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  paid = await paidOrder(fixture);
});

const refund = (body: RefundBody = {}) =>
  fixture.shop.call('refundOrder', { params: { id: paid.orderId }, token: admin.accessToken, body });
const books = () => booksOf(fixture, paid);
const untouched = { status: 'paid', refunded: 0, refundPendingCents: 0, attentions: [], ledger: 'paid' };

describe('a refund made in the Stripe dashboard', () => {
  it('of the full amount sets the order to refunded without restocking', async () => {
    const { id } = dashboard.refund(paid.paymentId);
    await webhooks.flush();
    const ended = { ...untouched, status: 'refunded', by: 'system', refunded: 50 };
    expect(await books()).toMatchObject({ ...ended, stock: { chainring: 8, cog: 9 } });
    expect(await listedRefunds(fixture, paid)).toMatchObject([
      { _id: id, amount: 50, status: 'succeeded', lines: [], restock: false },
    ]);
    expect(codeOf(await refund())).toEqual([409, 'refunds/above-paid']);
  });

  it.each(['as-happened', 'reversed'] as const)(
    'is counted once if its events arrive twice (order of events: %s)',
    async (order) => {
      dashboard.refund(paid.paymentId, 500);
      await refund({ amount: 10 });
      dashboard.refund(paid.paymentId, 1500);
      await webhooks.flush({ copies: 2, order });
      expect(await books()).toMatchObject({ ...untouched, refunded: 30, atProvider: [500, 1000, 1500] });
      expect((await listedRefunds(fixture, paid)).map(({ amount }) => amount).sort()).toEqual([10, 15, 5]);
      const mails = ['$10.00', '$15.00', '$5.00'].map((amount) => `Refund of ${amount}: your order …`);
      expect(await mailsOf(fixture, paid)).toEqual(mails);
      await refund({ restock: true });
      await webhooks.flush({ copies: 2, order });
      expect(await books()).toMatchObject({ status: 'refunded', by: 'shop', refunded: 50 });
      expect((await books()).stock).toEqual({ chainring: 10, cog: 10 });
    },
  );

  it('is found by reconciliation if the events of the refund are lost', async () => {
    dashboard.refund(paid.paymentId, 500);
    loseEvents(fixture);
    await reconcileMissed(fixture.ports, AbortSignal.timeout(60_000));
    expect(await books()).toMatchObject({ ...untouched, refunded: 5 });
    dashboard.refund(paid.paymentId, 600);
    loseEvents(fixture);
    await reconcilePayments(fixture.ports, new Date(Date.now() - 60_000));
    expect(await books()).toMatchObject({ ...untouched, refunded: 11 });
  });

  it('keeps its original date and sends no email if it is months old', async () => {
    const longAgo = new Date('2026-01-02T03:04:05Z');
    vi.useFakeTimers({ toFake: ['Date'], now: longAgo });
    dashboard.refund(paid.paymentId, 500);
    vi.useRealTimers();
    loseEvents(fixture);
    await reconcilePayments(fixture.ports, new Date(Date.now() - 60_000));
    expect(await books()).toMatchObject({ ...untouched, refunded: 5 });
    expect(await listedRefunds(fixture, paid)).toMatchObject([{ at: longAgo.toISOString() }]);
    expect(await mailsOf(fixture, paid)).toEqual([]);
  });

  it('of a payment without an order id sets the payment to returned', async () => {
    const paymentId = await fixture.payBare(123.45);
    await webhooks.flush();
    dashboard.refund(paymentId);
    await webhooks.flush();
    expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'returned' });
  });
});

describe('a refund sent to the bank', () => {
  it('can be repeated after the bank returns the money, even if the order is cancelled', async () => {
    paid = await paidOrder(fixture, undefined, 'pm_card_refundFail');
    const by = { params: { id: paid.orderId }, token: admin.accessToken };
    await fixture.shop.call('transitionOrder', { ...by, body: { to: 'cancelled' } });
    dashboard.letTimePass();
    await webhooks.flush();
    expect(await books()).toMatchObject({ status: 'cancelled', refunded: 0, attentions: ['refund-failed'] });
    const mails = await mailsOf(fixture, paid, 'message.text');
    expect(mails.find((text) => text.includes('our refund of $50.00'))).toContain('2 × $20.00 = $40.00');
    expect(await refund()).toMatchObject({ status: 200, json: { status: 'cancelled', refunded: 50 } });
    expect(await books()).toMatchObject({ status: 'cancelled', attentions: [] });
  });

  it('flags the order after the bank returns the money, until the refund is repeated', async () => {
    paid = await paidOrder(fixture, undefined, 'pm_card_refundFail');
    await refund({ restock: true });
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 50 });
    dashboard.letTimePass();
    await webhooks.flush({ copies: 2, order: 'reversed' });
    const failed = { refunded: 0, atProvider: [], attentions: ['refund-failed'], status: 'refunded' };
    expect(await books()).toMatchObject({ ...failed, stock: { chainring: 10, cog: 10 } });
    expect((await fixture.order(paid.orderId))['needsLook']).toBe(true);
    expect(await listedRefunds(fixture, paid)).toMatchObject([{ status: 'failed', amount: 50 }]);
    expect(fixture.logged).toContain('refunds/failed');
    expect(await mailsOf(fixture, paid)).toEqual([
      'Refund failed: $50.00 of order …',
      'Refund failed: your order …',
      'Refund of $50.00: your order …',
    ]);
    expect(await refund({ restock: true })).toMatchObject({ status: 200, json: { refunded: 50 } });
    await webhooks.flush();
    expect(await mailsOf(fixture, paid)).toHaveLength(4);
    expect(await books()).toMatchObject({
      status: 'refunded',
      attentions: [],
      stock: { chainring: 10, cog: 10 },
    });
  });

  it('is included in the refunded amount while the bank delays it', async () => {
    paid = await paidOrder(fixture, undefined, 'pm_card_pendingRefund');
    await refund({ amount: 20 });
    expect(await books()).toMatchObject({ ...untouched, refunded: 20 });
    expect(await listedRefunds(fixture, paid)).toMatchObject([{ status: 'pending' }]);
    dashboard.letTimePass();
    await webhooks.flush();
    expect(await listedRefunds(fixture, paid)).toMatchObject([{ status: 'succeeded' }]);
    expect(await books()).toMatchObject({ ...untouched, refunded: 20 });
  });
});

describe('a dispute', () => {
  const dispute = async (terms: Parameters<StripeEmulator['dashboard']['dispute']>[1] = {}) => {
    const { id } = dashboard.dispute(paid.paymentId, terms);
    await webhooks.flush({ copies: 2 });
    return id;
  };

  it('needs attention and blocks refunds until it is won', async () => {
    await refund({ amount: 10 });
    const id = await dispute();
    const disputed = { ...untouched, refunded: 10, attentions: ['disputed'] };
    expect(await books()).toMatchObject(disputed);
    expect(codeOf(await refund({ amount: 5 }))).toEqual([409, 'refunds/disputed']);
    expect(await books()).toMatchObject({ ...disputed, atProvider: [1000] });
    dashboard.closeDispute(id, 'won');
    await webhooks.flush({ copies: 2, order: 'reversed' });
    expect(await books()).toMatchObject({ ...untouched, refunded: 10 });
    expect(await refund()).toMatchObject({ json: { status: 'refunded', refunded: 50 } });
  });

  it('counts as a refund if it is lost', async () => {
    const id = await dispute();
    dashboard.closeDispute(id, 'lost');
    await webhooks.flush({ copies: 2, order: 'reversed' });
    const lost = { status: 'refunded', by: 'system', refunded: 50, attentions: ['dispute-lost'] };
    expect(await books()).toMatchObject({ ...lost, atProvider: [] });
    expect(await mailsOf(fixture, paid)).toEqual([]);
    expect(codeOf(await refund())).toEqual([409, 'refunds/above-paid']);
  });

  it('stops counting as a refund if the bank changes its decision from lost to won', async () => {
    await refund({ amount: 10 });
    const id = await dispute({ amount: 2000 });
    dashboard.closeDispute(id, 'lost');
    await webhooks.flush();
    expect(await books()).toMatchObject({ ...untouched, refunded: 30, attentions: ['dispute-lost'] });
    dashboard.closeDispute(id, 'won');
    await webhooks.flush();
    expect(await books()).toMatchObject({ ...untouched, refunded: 10 });
    expect(await refund()).toMatchObject({ json: { status: 'refunded' } });
  });

  it('is detected when the provider refuses a refund, even if the events of the dispute were lost', async () => {
    dashboard.dispute(paid.paymentId);
    loseEvents(fixture);
    expect(codeOf(await refund({ amount: 5 }))).toEqual([409, 'payments/refund-refused']);
    expect(await books()).toMatchObject({ ...untouched, attentions: ['disputed'], atProvider: [] });
    expect(codeOf(await refund({ amount: 5 }))).toEqual([409, 'refunds/disputed']);
  });

  it('allows refunds while it is only an inquiry', async () => {
    const id = await dispute({ isInquiry: true });
    expect(await books()).toMatchObject({ ...untouched, attentions: ['disputed'] });
    expect(await refund()).toMatchObject({ status: 200, json: { status: 'refunded' } });
    dashboard.closeDispute(id, 'warning_closed');
    await webhooks.flush();
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 50, attentions: [] });
  });
});

it('the scheduled job books a lost dispute and confirms a refund if their events were lost', async () => {
  const { id } = dashboard.dispute(paid.paymentId, { amount: 2000 });
  await webhooks.flush();
  const other = await paidOrder(fixture, undefined, 'pm_card_pendingRefund');
  const { id: refundId } = dashboard.refund(other.paymentId, 500);
  await webhooks.flush();
  const dayAgo = Timestamp.fromMillis(Date.now() - 86_400_000);
  await fixture.shop.firestore.doc(`refunds/${refundId}`).update({ createdAt: dayAgo });
  dashboard.closeDispute(id, 'lost');
  dashboard.letTimePass();
  loseEvents(fixture);
  await recheckMoneyBack(fixture.ports, AbortSignal.timeout(60_000));
  expect(await books()).toMatchObject({ refunded: 20, attentions: ['dispute-lost'] });
  expect(await listedRefunds(fixture, other)).toMatchObject([{ status: 'succeeded' }]);
});

describe('an attention flag that an admin has handled', () => {
  const handle = (attention: string) =>
    fixture.shop.call('handleAttention', {
      params: { id: paid.orderId, attention },
      body: { note: 'Settled by bank transfer.' },
      token: admin.accessToken,
    });
  const repeatEvents = () => webhooks.flush({ copies: 2, order: 'reversed' });

  it('is set again by another failed refund, but not by repeated events', async () => {
    paid = await paidOrder(fixture, undefined, 'pm_card_refundFail');
    for (const amount of [10, 5]) {
      await refund({ amount });
      dashboard.letTimePass();
      await repeatEvents();
      expect(await books()).toMatchObject({ refunded: 0, attentions: ['refund-failed'] });
      expect((await handle('refund-failed')).status).toBe(200);
      await repeatEvents();
      expect(await books()).toMatchObject({ refunded: 0, attentions: [] });
    }
  });

  it('does not prevent a new flag when the dispute is lost or another dispute opens', async () => {
    const { id } = dashboard.dispute(paid.paymentId, { amount: 1000 });
    await repeatEvents();
    expect((await handle('disputed')).status).toBe(200);
    await refund({ amount: 5 });
    expect(await books()).toMatchObject({ attentions: [] });
    dashboard.closeDispute(id, 'lost');
    await repeatEvents();
    expect(await books()).toMatchObject({ attentions: ['dispute-lost'] });
    expect((await handle('dispute-lost')).status).toBe(200);
    dashboard.dispute(paid.paymentId, { amount: 1000 });
    await repeatEvents();
    expect(await books()).toMatchObject({ attentions: ['disputed'] });
  });
});
