import { toCents, type Stats } from '@pedalworks/contract';
import { expect, it, vi } from 'vitest';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { issueMissingInvoices } from '../invoices/issue-missing-invoices.ts';
import { retryPendingRefunds } from '../refunds/retry-refunds.ts';
import { rowsIn, textOf, type SheetRow } from '../../test-support/exports/spreadsheet.ts';
import { clientSecretOf, openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { someAddress } from '../../test-support/orders/stored-order.ts';
import { loseEvents } from '../../test-support/payments/unnamed-money.ts';
import { cart, paidOrder, type PaidOrder } from '../../test-support/refunds/paid-order.ts';

/** True while invoices and credit notes cannot be issued. */
let isBroken = false;
const fixture = await openStockedFixtureForFile({
  ports: ({ transact }) => ({
    transact: (about, decide) =>
      isBroken && about.subject === 'invoices' ? Promise.reject(new Error('away')) : transact(about, decide),
  }),
});
const { shop, provider } = fixture;
const { dashboard, webhooks, faults } = provider;
const { accessToken: token } = await shop.people.admin();

const october = { from: '2025-10-01', to: '2025-10-31' };
const november = { from: '2025-11-01', to: '2025-11-30' };

/** Runs `happen` with the shop's and the provider's clock set to a time in Berlin, such as `10-31 23:59`. */
async function at<T>(time: string, happen: () => T): Promise<Awaited<T>> {
  const now = Date.parse(`2025-${time.replace(' ', 'T')}:30+01:00`);
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return await happen();
  } finally {
    vi.useRealTimers();
  }
}

const textIn = async (name: 'exportJournal' | 'exportOrders', query: Readonly<Record<string, string>>) =>
  textOf((await shop.call(name, { token, query })).bytes);
const centsOf = (rows: readonly SheetRow[], column: string) =>
  rows.reduce((sum, row) => sum + toCents(Number(row[column])), 0);
const refund = ({ orderId: id }: PaidOrder, amount: number) =>
  shop.call('refundOrder', { params: { id }, token, body: { amount } });
const paidAt = (time: string, card?: string) => at(time, () => paidOrder(fixture, undefined, card));

async function settings(timeZone = 'Europe/Berlin') {
  const seller = { name: 'Pedalworks', address: '', vatId: '', taxRatePercent: 19 };
  const body = { enforceMinOrder: false, enforceStock: false, timeZone, seller };
  expect((await shop.call('saveSettings', { token, body })).status).toBe(200);
}

async function addAddress({ orderId: id }: PaidOrder) {
  const etag = (await shop.call('getOrder', { params: { id }, token })).headers.get('etag') ?? '';
  const body = { ...someAddress, company: 'Rad GmbH', vatId: 'DE123456789' };
  const saving = { params: { id }, token, body, headers: { 'if-match': etag } };
  expect((await shop.call('saveOrderAddress', saving)).status).toBe(200);
}

/** Figures of a month in GET /stats. */
async function statsOf(query: typeof october) {
  const { days } = (await shop.call('getStats', { token, query })).json as Stats;
  const sum = (key: 'revenue' | 'refunds') => days.reduce((cents, day) => cents + toCents(day[key]), 0);
  return { revenue: sum('revenue'), refunds: sum('refunds') };
}

it('nothing that happens or becomes known after a month changes its journal, and the sums still agree', async () => {
  await settings();
  const [pending, disputed, byHand, slow] = [
    await paidAt('10-05 12:00', 'pm_card_pendingRefund'),
    await paidAt('10-06 12:00'),
    await paidAt('10-07 12:00'),
    await paidAt('10-08 12:00'),
  ];
  await at('10-30 12:00', () => refund(pending, 10));
  const unaddressed = await at('10-09 12:00', () => paidOrder(fixture, { ...cart, address: null }));
  const { id: disputeId } = await at('10-20 12:00', async () => {
    const dispute = dashboard.dispute(disputed.paymentId, { amount: 2000 });
    dashboard.closeDispute(dispute.id, 'lost');
    await webhooks.flush();
    return dispute;
  });
  // Paid, and refunded in the dashboard, before midnight; the shop learns of both days later.
  const lateId = await fixture.placeOrder({ createdAt: new Date('2025-10-31T12:00:00Z') });
  const secret = clientSecretOf(await fixture.openIntent(lateId));
  const latePaymentId = await at('10-31 22:00', () => fixture.pay(secret));
  await at('10-31 22:00', () => dashboard.refund(byHand.paymentId, 300));
  loseEvents(fixture);
  // Requested before midnight, accepted after it.
  faults.add({ on: 'POST /v1/refunds', fault: { kind: 'drop', after: false }, times: 9 });
  expect((await at('10-31 23:58', () => refund(slow, 7))).status).toBe(503);
  faults.clear();
  // Paid and refunded before midnight, but the documents are issued after it.
  isBroken = true;
  const unissued = await paidAt('10-31 23:58');
  await at('10-31 23:59', () => refund(unissued, 4));
  isBroken = false;

  const before = await textIn('exportJournal', october);
  const statsBefore = await statsOf(october);
  const signal = AbortSignal.timeout(60_000);
  await at('11-01 00:30', () => issueMissingInvoices(fixture.ports, signal));
  await at('11-01 00:31', () => retryPendingRefunds(fixture.ports, signal));
  await at('11-03 12:00', async () => {
    dashboard.letTimePass();
    dashboard.closeDispute(disputeId, 'won');
    await webhooks.flush();
    await reconcilePayments(fixture.ports, new Date(0));
    await refund(disputed, 1);
    await addAddress(unaddressed);
  });
  expect(await fixture.order(lateId)).toMatchObject({ status: 'paid', transactionId: latePaymentId });
  expect(await textIn('exportJournal', october)).toBe(before);
  expect(await statsOf(october)).toEqual(statsBefore);

  const rows = rowsIn(before);
  const tax = (gross: number) => [(-gross).toFixed(2), ((-gross * 19) / 119).toFixed(2)];
  const ofRow = (row: SheetRow) => [row['Kind'], row['Transaction'], row['Gross'], row['Tax']];
  expect(rows.filter((row) => row['Number'] === '').map(ofRow)).toEqual([
    ['payment', unissued.paymentId, '50.00', '7.98'],
    ['dispute', disputeId, '-20.00', ''],
    ['refund', expect.stringMatching(/^re_/u) as string, ...tax(4)],
  ]);
  const later = rowsIn(await textIn('exportJournal', november));
  const providerDay = (row: SheetRow) => row['Provider date (Europe/Berlin)'];
  const isRefund = expect.stringMatching(/^re_/u) as string;
  // Entries of one moment have no order.
  const byAmount = (one: readonly unknown[], other: readonly unknown[]) =>
    Number(one[2]) - Number(other[2]) || String(one[0]).localeCompare(String(other[0]));
  expect(later.map((row) => [...ofRow(row), providerDay(row)]).toSorted(byAmount)).toEqual([
    ['credit note', isRefund, ...tax(7), '2025-11-01'],
    ['credit note', isRefund, ...tax(3), '2025-10-31'],
    ['credit note', isRefund, ...tax(1), '2025-11-03'],
    ['credit note', isRefund, '0.00', '0.00', ''],
    ['invoice', unissued.paymentId, '0.00', '0.00', ''],
    ['dispute reversed', disputeId, '20.00', '', ''],
    ['invoice', latePaymentId, '59.90', '9.56', '2025-10-31'],
  ]);
  // Every number appears once.
  const numbers = [...rows, ...later].map((row) => row['Number']).filter((number) => number !== '');
  expect(new Set(numbers).size).toBe(numbers.length);

  for (const [month, sheet] of [
    [october, rows],
    [november, later],
  ] as const) {
    const { revenue, refunds } = await statsOf(month);
    expect(centsOf(sheet, 'Gross')).toBe(revenue - refunds);
    const refunded = rowsIn(await textIn('exportOrders', { ...month, dates: 'refunded' }));
    expect(centsOf(refunded, 'Refunded in period')).toBe(refunds);
    const paid = rowsIn(await textIn('exportOrders', { ...month, dates: 'paid' }));
    expect(centsOf(paid, 'Total')).toBe(revenue);
    const taxRefunded = centsOf(refunded, 'Tax refunded in period');
    expect(centsOf(sheet, 'Tax')).toBe(centsOf(paid, 'Tax') - taxRefunded);
  }
}, 120_000);
