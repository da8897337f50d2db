import type { InvoiceDocument } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openStockedFixture } from '../../test-support/payments/payment-fixture.ts';
import { paidOrder } from '../../test-support/refunds/paid-order.ts';
import { nextOf } from '../../test-support/paging.ts';
import { rowsIn, sheetOf, textOf } from '../../test-support/exports/spreadsheet.ts';

const fixture = await openStockedFixture();
const { shop, provider } = fixture;
const token = (await shop.people.admin()).accessToken;
afterAll(() => fixture.close());
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

it('the journal replaces a pending refund with its credit note, and adds a reversal if the refund fails later', async () => {
  const { paymentId } = await paidOrder(fixture, undefined, 'pm_card_pendingRefund');
  const { id } = provider.dashboard.refund(paymentId, 500);
  await provider.webhooks.flush();
  expect((await kindsOf()).slice(1)).toEqual([['refund', false, '-5.00']]);
  provider.dashboard.settleRefund(id, 'succeeded');
  await provider.webhooks.flush();
  expect((await kindsOf()).slice(1)).toEqual([['credit note', true, '-5.00']]);
  provider.dashboard.settleRefund(id, 'failed');
  await provider.webhooks.flush();
  expect((await kindsOf()).slice(1)).toEqual([
    ['credit note', true, '-5.00'],
    ['credit note voided', true, '5.00'],
  ]);
});

it('the journal lists a lost dispute with its Stripe id and amount', async () => {
  const { paymentId } = await paidOrder(fixture);
  const { id } = provider.dashboard.dispute(paymentId);
  provider.dashboard.closeDispute(id, 'lost');
  await provider.webhooks.flush();
  const [, row] = await journal();
  expect(row).toMatchObject({ Kind: 'dispute', Gross: '-50.00', Transaction: id, Tax: '' });
});

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

it('the order export contains the credit notes for completed refunds, but not for failed ones', async () => {
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
    Refunded: '5.00',
    'Invoice date': note?.['Document date'],
    ...{
      'Credit notes': note?.['Number'],
      'Credit note dates': note?.['Document date'],
      'Credit note amounts': '5.00',
    },
  });
});
