import type { InvoiceDocument, Stats } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { paidOrder } from '../../test-support/refunds/paid-order.ts';
import { nextOf } from '../../test-support/paging.ts';
import { rowsIn, sheetOf, textOf } from '../../test-support/exports/spreadsheet.ts';

const fixture = await openStockedFixtureForFile();
const { shop, provider } = fixture;
const token = (await shop.people.admin()).accessToken;
beforeEach(() => shop.empty('orders', 'invoices', 'refunds', 'moneyBack'));

const journal = (query: Readonly<Record<string, string>> = {}) =>
  sheetOf(shop, 'exportJournal', { token, query });
const kindsOf = async () => (await journal()).map((row) => [row['Kind'], row['Number'] !== '', row['Gross']]);

it('the journal lists a payment that has no invoice as kind "payment", without tax', async () => {
  await fixture.placeOrder({ paid: true, paidAt: new Date('2024-02-29T12:00:00Z'), address: null });
  const [row] = await journal();
  expect(row).toMatchObject({
    Kind: 'payment',
    Number: '',
    Net: '',
    Tax: '',
    Gross: '59.90',
    Buyer: fixture.customer.name,
    'Date (America/Los_Angeles)': '2024-02-29',
  });
});

it('the journal lists a refund with its credit note even before the bank confirms it, and adds a reversal if it fails', async () => {
  const { paymentId } = await paidOrder(fixture, undefined, 'pm_card_pendingRefund');
  const { id } = provider.dashboard.refund(paymentId, 500);
  await provider.webhooks.flush();
  const pending = await journal();
  expect((await kindsOf()).slice(1)).toEqual([['credit note', true, '-5.00']]);
  expect(pending[1]).toMatchObject({ Transaction: id, Payment: paymentId });
  provider.dashboard.settleRefund(id, 'succeeded');
  await provider.webhooks.flush();
  expect(await journal()).toEqual(pending);
  provider.dashboard.settleRefund(id, 'failed');
  await provider.webhooks.flush();
  const [payment, refund, reversal] = await journal();
  expect([payment, refund]).toEqual(pending);
  expect(reversal).toMatchObject({ Kind: 'credit note voided', Gross: '5.00', Transaction: id });
});

it('the journal lists each lost dispute with its own id and amount, and reverses it if the bank changes its decision', async () => {
  const { paymentId } = await paidOrder(fixture);
  const ids = [2000, 1000].map((amount) => provider.dashboard.dispute(paymentId, { amount }).id);
  for (const id of ids) provider.dashboard.closeDispute(id, 'lost');
  await provider.webhooks.flush();
  const lost = { Kind: 'dispute', Payment: paymentId, Tax: '', Number: '' };
  const before = await journal();
  expect(
    before.slice(1).toSorted((one, other) => Number(one['Gross']) - Number(other['Gross'])),
  ).toMatchObject([
    { ...lost, Transaction: ids[0], Gross: '-20.00' },
    { ...lost, Transaction: ids[1], Gross: '-10.00' },
  ]);
  provider.dashboard.closeDispute(ids[1] ?? '', 'won');
  await provider.webhooks.flush();
  const after = await journal();
  expect(after.slice(0, 3)).toEqual(before);
  expect(after[3]).toMatchObject({
    Kind: 'dispute reversed',
    Gross: '10.00',
    Transaction: ids[1],
    Payment: paymentId,
  });
});

it.each([1000, 5000])(
  'the journal and GET /stats book the whole amount of a dispute that is lost after %i cents were refunded',
  async (refunded) => {
    const refundsOf = ({ days }: Stats) => days.reduce((sum, day) => sum + day.refunds, 0);
    const stated = async () => refundsOf((await shop.call('getStats', { token })).json as Stats);
    const before = await stated();
    const { orderId, paymentId } = await paidOrder(fixture);
    provider.dashboard.refund(paymentId, refunded);
    await provider.webhooks.flush();
    const { id } = provider.dashboard.dispute(paymentId, { amount: 5000 });
    provider.dashboard.closeDispute(id, 'lost');
    await provider.webhooks.flush();
    expect(await journal()).toContainEqual(expect.objectContaining({ Transaction: id, Gross: '-50.00' }));
    expect((await stated()) - before).toBeCloseTo(50 + refunded / 100);
    const { json } = await shop.call('getOrder', { token, params: { id: orderId } });
    expect(json).toMatchObject({ refunded: 50 });
  },
);

it('the journal lists each payment and refund once across pages, even if pages are requested twice', async () => {
  const { paymentId } = await paidOrder(fixture);
  await paidOrder(fixture);
  for (const amount of [100, 200]) provider.dashboard.refund(paymentId, amount);
  await provider.webhooks.flush();
  const read = (page: string) => shop.request(page, { headers: { authorization: `Bearer ${token}` } });
  const first = '/export/journal.csv?limit=1';
  let next = nextOf(first, (await read(first)).headers);
  let text = textOf((await read(first)).bytes);
  await paidOrder(fixture);
  while (next !== undefined) {
    await read(next);
    const answer = await read(next);
    text += textOf(answer.bytes);
    next = nextOf(next, answer.headers);
  }
  const rows = await journal();
  expect(rowsIn(text)).toEqual(rows);
  expect(rows).toHaveLength(5);
  const { json } = await shop.call('listInvoices', { token });
  const numbers = (json as InvoiceDocument[]).map(
    ({ refundId, invoice }) =>
      invoice.creditNotes.find((note) => note.refundId === refundId)?.number ?? invoice.number,
  );
  expect(numbers).toEqual(rows.map((row) => row['Number']));
});

it('the order export contains valid credit notes, and says what was refunded in its period and to date', async () => {
  const { orderId, paymentId } = await paidOrder(fixture);
  const [first, failing] = [
    provider.dashboard.refund(paymentId, 500),
    provider.dashboard.refund(paymentId, 700),
  ];
  await provider.webhooks.flush();
  provider.dashboard.settleRefund(failing.id, 'failed');
  await provider.webhooks.flush();
  await shop.firestore
    .doc(`orders/${orderId}`)
    .update({ paidAt: Timestamp.fromDate(new Date('2025-11-01T06:30:00Z')) });
  const query = { dates: 'paid', from: '2025-10-01', to: '2025-10-31' };
  const answer = await shop.call('exportOrders', { token, query });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=orders-paid-2025-10.csv');
  const [row] = rowsIn(textOf(answer.bytes));
  const [note] = (await journal()).filter(({ Transaction: id }) => id === first.id);
  expect(row).toMatchObject({
    'Paid on (America/Los_Angeles)': '2025-10-31',
    'Paid (UTC)': '2025-11-01 06:30:00',
    Tax: '0.00',
    'Refunded in period': '0.00',
    'Refunded to date': '5.00',
    'Invoice date': note?.['Document date'],
    ...{
      'Credit notes to date': note?.['Number'],
      'Credit note dates': note?.['Document date'],
      'Credit note amounts': '5.00',
    },
  });
});
