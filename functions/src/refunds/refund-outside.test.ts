import type { Invoice } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { sheetOf } from '../../test-support/exports/spreadsheet.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import {
  booksOf,
  codeOf,
  listedRefunds,
  mailsOf,
  paidOrder,
  untouched,
  type PaidOrder,
  type RefundBody,
} from '../../test-support/refunds/paid-order.ts';
import { everyHalfHour } from '../jobs/every-half-hour.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';

const outage = Object.assign(new Error('UNAVAILABLE'), { code: 14 });
/** Point at which the answers of commits are lost. */
let lost: 'none' | 'refund' | 'credit note' = 'none';
const fixture = await openFixtureForFile({
  ports: ({ transact }) => ({
    transact: async (about, decide) => {
      const result = await transact(about, decide);
      if (lost === (about.subject === 'invoices' ? 'credit note' : 'refund')) throw outage;
      return result;
    },
  }),
});
const { shop, provider } = fixture;
const { dashboard, webhooks } = provider;
const { accessToken: token, uid } = await shop.people.admin();

let paid: PaidOrder;
beforeEach(async () => {
  lost = 'none';
  await shop.empty('orders', 'refunds', 'moneyBack', 'invoices');
  await storeProduct(shop, 8);
  await storeProduct(shop, 9, 'cog');
  paid = await paidOrder(fixture);
});

const send = (body: RefundBody, key: string = crypto.randomUUID()) =>
  shop.call('refundOrder', {
    ...{ params: { id: paid.orderId }, token, body },
    headers: { 'idempotency-key': key },
  });
const outside = (body: RefundBody = {}, key?: string) =>
  send({ method: 'other', paidBy: 'transfer', reason: 'Card closed.', ...body }, key);
const books = () => booksOf(fixture, paid);
const journal = async () =>
  (await sheetOf(shop, 'exportJournal', { token })).map((row) => [row['Kind'], row['Gross'], row['Method']]);
const one = (productId: string) => ({ lines: [{ productId, quantity: 1 }] });

/** Pays with a card whose refunds fail later, and lets the refund fail. Returns the failed refund's id. */
async function failedRefund(body: RefundBody = {}): Promise<string> {
  paid = await paidOrder(fixture, undefined, 'pm_card_refundFail');
  await send(body);
  dashboard.letTimePass();
  await webhooks.flush({ copies: 2 });
  const [failed] = await listedRefunds(fixture, paid);
  expect(failed).toMatchObject({ status: 'failed' });
  return String(failed?.['_id']);
}

describe('a refund outside the card', () => {
  it('succeeds at once, moves no money at the provider, and counts like any refund', async () => {
    const answer = await outside({ restock: true });
    expect(answer).toMatchObject({
      status: 200,
      json: { status: 'refunded', refunded: 50, refundPending: 0 },
    });
    const ended = { status: 'refunded', by: 'shop', refunded: 50, atProvider: [], attentions: [] };
    expect(await books()).toMatchObject({ ...ended, stock: { chainring: 10, cog: 10 } });
    const [listed] = await listedRefunds(fixture, paid);
    const how = { method: 'other', paidBy: 'transfer' };
    expect(listed).toMatchObject({ status: 'succeeded', amount: 50, ...how });
    expect(JSON.stringify(listed)).not.toContain('Card closed');
    expect(listed?.['creditNoteNumber']).toMatch(/^CN-/u);
    const invoice = (await shop.call('getInvoice', { params: { id: paid.orderId }, token })).json as Invoice;
    expect(invoice.creditNotes).toMatchObject([{ isVoid: false, ...how }]);
    const [text] = await mailsOf(fixture, paid, 'message.text');
    expect(text).toContain('by bank transfer. A transfer can take a few business days.');
    expect(text).not.toMatch(/the card|statement|Card closed/u);
    const [order] = await sheetOf(shop, 'exportOrders', { token });
    expect(order).toMatchObject({
      'Refunded to date': '50.00',
      'Refunded outside the card to date': '50.00',
    });
    const { docs } = await shop.firestore.collection('audit').where('target', '==', paid.orderId).get();
    const after = { amount: 50, reason: 'Card closed.', ...how };
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { action: 'orders/refund', by: { uid }, after },
    ]);
    const notes = await shop.call('listOrderNotes', { params: { id: paid.orderId }, token });
    expect(notes.json).toMatchObject([{ text: 'Refunded $50.00 by bank transfer. Card closed.' }]);
  });

  it.each([
    [{ method: 'other' }, 'reason'],
    [{ method: 'other', reason: ' ' }, 'reason'],
    [{ paidBy: 'cash', reason: 'Paid in cash.' }, 'paidBy'],
    [{ settles: 'refund', reason: 'Paid in cash.' }, 'settles'],
    [{ method: 'other', reason: 'Paid in cash.', settles: 'refund', amount: 5 }, 'settles'],
    [{ method: 'other', reason: 'Paid in cash.', settles: 'unknown' }, 'settles'],
  ] as const)('is refused if its fields contradict each other: %j', async (body, path) => {
    expect(await send(body)).toMatchObject({ status: 400, json: { issues: [{ path }] } });
    expect(await books()).toMatchObject(untouched);
  });

  it('shares the limits of amount and pieces with card refunds, also at the same moment', async () => {
    const answers = await Promise.all([
      send({ amount: 30 }),
      outside({ amount: 30 }),
      send({ amount: 30 }),
      outside({ amount: 30 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await books()).toMatchObject({ status: 'paid', refunded: 30 });
    const both = await Promise.all([outside(one('cog')), send(one('cog'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(codeOf(await outside(one('cog')))).toEqual([409, 'refunds/above-ordered']);
    expect(codeOf(await send({ amount: 10.01 }))).toEqual([409, 'refunds/above-paid']);
    expect(codeOf(await outside())).toEqual([200, undefined]);
    expect(codeOf(await outside({ amount: 0.01 }))).toEqual([409, 'refunds/above-paid']);
  });

  it.each(['refund', 'credit note'] as const)(
    'is made once if the answer of the %s is lost and the request repeated',
    async (answer) => {
      lost = answer;
      const first = await outside({ amount: 20 }, 'one-press');
      expect(first.status).toBe(answer === 'refund' ? 503 : 200);
      lost = 'none';
      const again = () => outside({ amount: 20 }, 'one-press');
      for (const answered of await Promise.all([again(), again()]))
        expect(answered).toMatchObject({ status: 200, json: { refunded: 20 } });
      expect(codeOf(await outside({ amount: 21 }, 'one-press'))).toEqual([422, 'request/key-reused']);
      expect(await journal()).toEqual([
        ['invoice', '50.00', 'card'],
        ['credit note', '-20.00', 'other'],
      ]);
      expect(await mailsOf(fixture, paid)).toEqual(['Refund of $20.00: your order …']);
    },
  );

  it('is left alone by the scheduled job and by reconciliation', async () => {
    await outside({ amount: 20 });
    const before = [await books(), await listedRefunds(fixture, paid)];
    await everyHalfHour(fixture.ports);
    expect((await reconcilePayments(fixture.ports, new Date(0))).unresolved).toEqual([]);
    expect([await books(), await listedRefunds(fixture, paid)]).toEqual(before);
    expect(provider.refunds().filter((refund) => refund.payment_intent === paid.paymentId)).toEqual([]);
  });

  it('is booked beside a refund that the provider’s dashboard makes as well, and an error is logged', async () => {
    await outside();
    const before = fixture.logged.length;
    dashboard.refund(paid.paymentId, 2000);
    await webhooks.flush({ copies: 2 });
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 50, atProvider: [2000] });
    expect(fixture.logged.slice(before)).toEqual(['refunds/above-paid']);
    expect((await journal()).slice(1)).toEqual([
      ['credit note', '-50.00', 'other'],
      ['credit note', '-20.00', 'card'],
    ]);
  });

  it('of a disputed payment waits for the bank, and a later lost dispute is booked in full', async () => {
    await outside({ amount: 20 });
    const { id } = dashboard.dispute(paid.paymentId);
    await webhooks.flush();
    expect(codeOf(await outside())).toEqual([409, 'refunds/disputed']);
    dashboard.closeDispute(id, 'lost');
    await webhooks.flush();
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 50, attentions: ['dispute-lost'] });
    expect(await journal()).toEqual([
      ['invoice', '50.00', 'card'],
      ['credit note', '-20.00', 'other'],
      ['dispute', '-50.00', 'card'],
    ]);
  });
});

describe('a refund that settles a failed one', () => {
  it('has its amount and parts, and the journal adds up to the cent', async () => {
    const settles = await failedRefund({ ...one('chainring'), restock: true });
    await send(one('cog'));
    expect(await books()).toMatchObject({ attentions: ['refund-failed'], stock: { chainring: 9 } });
    const answer = await outside({ settles, paidBy: 'cash', restock: true });
    expect(answer).toMatchObject({ status: 200, json: { refunded: 30, attentions: [] } });
    expect((await books()).stock).toEqual({ chainring: 9, cog: 9 });
    const [failed, , settler] = await listedRefunds(fixture, paid);
    const same = { amount: 20, lines: failed?.['lines'], settles };
    expect(settler).toMatchObject({ status: 'succeeded', ...same, method: 'other', paidBy: 'cash' });
    expect(settler?.['creditNoteNumber']).not.toBe(failed?.['creditNoteNumber']);
    expect((await journal()).slice(1)).toEqual([
      ['invoice', '50.00', 'card'],
      ['credit note', '-20.00', 'card'],
      ['credit note voided', '20.00', 'card'],
      ['credit note', '-10.00', 'card'],
      ['credit note', '-20.00', 'other'],
    ]);
    const { json } = await shop.call('getInvoice', { params: { id: paid.orderId }, token });
    expect((json as Invoice).creditNotes.map(({ isVoid }) => isVoid)).toEqual([true, false, false]);
    const mails = await mailsOf(fixture, paid, 'message.text');
    expect(mails.find((text) => text.includes('in cash. This replaces the refund'))).toBeDefined();
    const notes = await shop.call('listOrderNotes', { params: { id: paid.orderId }, token });
    expect(JSON.stringify(notes.json)).toContain('$20.00 in cash instead of the failed refund. Card closed.');
  });

  it('is made once, also if two admins press at once, and only for a failed refund', async () => {
    const settles = await failedRefund();
    const answers = await Promise.all([outside({ settles }), outside({ settles })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(codeOf(await outside({ settles }))).toEqual([409, 'refunds/settled']);
    const { _id: made } = (await listedRefunds(fixture, paid)).at(-1) ?? {};
    expect(codeOf(await outside({ settles: String(made) }))).toEqual([409, 'refunds/not-failed']);
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 50, atProvider: [], attentions: [] });
  });

  it('is refused once another refund has taken its amount or parts', async () => {
    const settles = await failedRefund(one('cog'));
    await outside({ lines: [{ productId: 'cog', quantity: 1 }] });
    expect(codeOf(await outside({ settles }))).toEqual([409, 'refunds/above-ordered']);
    expect(await books()).toMatchObject({ refunded: 10 });
  });

  it('closes the flag although an attempt of the same amount was refused, and keeps it for another failure', async () => {
    paid = await paidOrder(fixture, undefined, 'pm_card_refundFail');
    await send({ amount: 20 });
    await send({ amount: 5 });
    dashboard.letTimePass();
    await webhooks.flush();
    const [twenty, five] = await listedRefunds(fixture, paid);
    const stored = shop.firestore.collection('refunds');
    const attempt = (await stored.doc(String(twenty?.['_id'])).get()).data() ?? {};
    await stored.add({
      ...attempt,
      providerId: null,
      refusal: 'The card is closed.',
      creditNoteNumber: null,
    });
    await outside({ settles: String(twenty?.['_id']) });
    expect(await books()).toMatchObject({ refunded: 20, attentions: ['refund-failed'] });
    await outside({ settles: String(five?.['_id']) });
    expect(await books()).toMatchObject({ refunded: 25, attentions: [] });
  });

  it('leaves a cancelled order cancelled, and the month adds up', async () => {
    paid = await paidOrder(fixture, undefined, 'pm_card_refundFail');
    const by = { params: { id: paid.orderId }, token };
    await shop.call('transitionOrder', { ...by, body: { to: 'cancelled' } });
    dashboard.letTimePass();
    await webhooks.flush();
    expect(await books()).toMatchObject({ status: 'cancelled', refunded: 0, attentions: ['refund-failed'] });
    const [failed] = await listedRefunds(fixture, paid);
    await outside({ settles: String(failed?.['_id']), paidBy: 'voucher', restock: true });
    expect(await books()).toMatchObject({ status: 'cancelled', refunded: 50, attentions: [] });
    expect((await books()).stock).toEqual({ chainring: 10, cog: 10 });
    expect((await journal()).slice(-4).map(([, gross]) => gross)).toEqual([
      '50.00',
      '-50.00',
      '50.00',
      '-50.00',
    ]);
  });
});
