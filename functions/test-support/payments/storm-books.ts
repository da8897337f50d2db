import { toCents, type Stats } from '@pedalworks/contract';
import type { OrderRecord } from '../../src/model/orders.ts';
import type { RefundLedgerEntry } from '../../src/model/refunds.ts';
import { sheetOf, type SheetRow } from '../exports/spreadsheet.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import { moneyBackOf, sumOf, type Check } from './refund-checks.ts';

const centsOf = (rows: readonly SheetRow[], column: string) =>
  sumOf(rows.map((row) => toCents(Number(row[column]))));

/** Compares the journal with the orders, GET /stats, the refund ledger and the numbers of the documents. */
export async function bookProblems(
  fixture: PaymentFixture,
  orders: readonly OrderRecord[],
): Promise<readonly string[]> {
  const { shop } = fixture;
  const { accessToken: token } = await shop.people.admin();
  const [journal, stats, entries] = await Promise.all([
    sheetOf(shop, 'exportJournal', { token }),
    shop.call('getStats', { token }),
    shop.firestore.collection('moneyBack').get(),
  ]);
  const booked = entries.docs.map((entry) => entry.data() as RefundLedgerEntry);
  const { days } = stats.json as Stats;
  const paid = orders.filter(({ paidAt }) => paidAt !== null);
  const revenue = sumOf(paid.map(({ priceCents }) => priceCents));
  const refunds = sumOf(booked.map(({ cents }) => cents));
  const checks: readonly Check[] = [
    [centsOf(journal, 'Gross') === revenue - refunds, 'the journal does not add up to the orders'],
    [sumOf(days.map((day) => toCents(day.revenue))) === revenue, 'the revenue of GET /stats is wrong'],
    [sumOf(days.map((day) => toCents(day.refunds))) === refunds, 'the refunds of GET /stats are wrong'],
    ...orders.flatMap((order) => {
      const entries = booked.filter(({ orderId }) => orderId === order.id);
      return ledgerChecks(fixture, order, entries);
    }),
    ...journal.flatMap(rowChecks),
    ...numberChecks(journal, paid.length),
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

/** Compares each refund, dispute and ledger entry of an order with the provider's. */
function ledgerChecks(
  fixture: PaymentFixture,
  { id, priceCents, refundedCents, transactionId }: OrderRecord,
  entries: readonly RefundLedgerEntry[],
): readonly Check[] {
  const { refunds, disputes } = moneyBackOf(fixture, transactionId);
  const bookedOf = (of: string) =>
    sumOf(entries.filter((entry) => entry.transactionId === of).map(({ cents }) => cents));
  const named = `the ledger of order ${id}`;
  const known = new Set([transactionId, ...[...refunds, ...disputes].map((one) => one.id)]);
  const isKnown = ({ transactionId: of, method }: RefundLedgerEntry) =>
    method === 'other' ? of === '' : known.has(of);
  const total = sumOf(entries.map(({ cents }) => cents));
  return [
    [Math.min(total, priceCents) === refundedCents, `${named} has ${String(total)}`],
    [entries.every(isKnown), `${named} names money unknown to the provider`],
    [entries.every(isConsistent), `${named} has an entry of the wrong kind`],
    ...refunds.map(({ id: refundId, amount, status }): Check => {
      const expected = status === 'failed' || status === 'canceled' ? 0 : amount;
      const booked = bookedOf(refundId);
      return [booked === expected, `${named} has ${String(booked)} of ${String(expected)} for ${refundId}`];
    }),
    ...disputes.map(({ id: disputeId, amount, status }): Check => {
      const [booked, expected] = [bookedOf(disputeId), status === 'lost' ? amount : 0];
      return [booked === expected, `${named} has ${String(booked)} of ${String(expected)} for ${disputeId}`];
    }),
  ];
}

function isConsistent({ kind, cents, refundId, disputeId, paymentId }: RefundLedgerEntry): boolean {
  const isOfDispute = kind.startsWith('dispute');
  const hasSign = kind === 'refund' || kind === 'dispute' ? cents > 0 : cents <= 0;
  const hasId = isOfDispute ? disputeId !== undefined : disputeId === undefined;
  return (
    hasSign && hasId && (isOfDispute || kind === 'document' || refundId !== undefined) && paymentId !== ''
  );
}

function rowChecks(row: SheetRow): readonly Check[] {
  const {
    Kind: kind,
    Order: order,
    Net: net,
    Tax: tax,
    Gross: gross,
    Transaction: id,
    Payment: payment,
    Method: method,
  } = row;
  const named = `the ${String(kind)} ${String(id)} of order ${String(order)}`;
  const isTaxed = kind?.startsWith('dispute') === false;
  const [netCents, taxCents, grossCents] = [net, tax, gross].map((amount) => toCents(Number(amount)));
  const hasSum = (netCents ?? NaN) + (taxCents ?? NaN) === grossCents;
  return [
    [
      isTaxed ? hasSum : tax === '',
      `${named} has net ${String(net)}, tax ${String(tax)}, gross ${String(gross)}`,
    ],
    [Math.abs(taxCents ?? 0) <= Math.abs(grossCents ?? 0), `${named} has more tax than money`],
    [(taxCents ?? 0) * (grossCents ?? 0) >= 0, `${named} has negative tax`],
    [
      (id === '') === (method === 'other') && payment?.startsWith('pi_') === true,
      `${named} names no transaction or payment`,
    ],
  ];
}

/** Checks that every paid order has one invoice, and that the numbers of each series have neither gaps nor doubles. */
function numberChecks(journal: readonly SheetRow[], paidOrders: number): readonly Check[] {
  const numbersOf = (kind: string) =>
    journal
      .filter((row) => row['Kind'] === kind && row['Number'] !== '')
      .map((row) => Number(row['Number']?.slice(-6)));
  const isGapless = (numbers: readonly number[]) =>
    numbers.toSorted((one, other) => one - other).every((number, place) => number === place + 1);
  const invoices = numbersOf('invoice');
  return [
    [
      invoices.length === paidOrders,
      `${String(invoices.length)} invoices of ${String(paidOrders)} paid orders`,
    ],
    [isGapless(invoices), 'the invoice numbers have gaps or doubles'],
    [isGapless(numbersOf('credit note')), 'the credit note numbers have gaps or doubles'],
  ];
}
