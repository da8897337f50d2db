import type { RefundMethod } from '@pedalworks/contract';
import { joinedLists, mapList, type List } from '../shared/list.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import type { RefundLedgerEntry, RefundRecord } from '../model/refunds.ts';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';
import type { Period } from '../model/journal.ts';
import { invoicedAmount } from './credited-tax.ts';

/**
 * `payment` is a payment without an invoice that day, `refund` a refund without a credit note that day.
 * `credit note voided` reverses a credit note on the day its refund failed, `dispute reversed` a lost dispute on the day
 * the bank changed its decision.
 */
export type JournalKind =
  | 'invoice'
  | 'payment'
  | 'credit note'
  | 'credit note voided'
  | 'refund'
  | 'refund failed'
  | 'dispute'
  | 'dispute reversed';

/** Accounting entry for a payment, refund or lost dispute. A period's entries add up to its sales figures. */
export interface JournalEntry {
  readonly kind: JournalKind;
  readonly at: Date;
  /** Undefined if the order was deleted in the Firestore console. */
  readonly order: OrderRecord | undefined;
  readonly invoice: InvoiceRecord | undefined;
  readonly refunds: readonly RefundRecord[];
  readonly note: CreditNoteRecord | undefined;
  readonly currency: string;
  readonly grossCents: number;
  readonly taxCents: number | undefined;
  /** Id of the payment (pi_…), refund (re_…) or dispute (du_…); empty for money outside the card. */
  readonly transactionId: string;
  readonly method: RefundMethod;
  /** Number of the return that the refund belongs to; empty for all other entries. */
  readonly returnNumber: string;
  readonly paymentId: string;
  /** Provider's time of the payment, refund or dispute; null if unknown. */
  readonly providerAt: Date | null;
}

type JournalPorts = Pick<Ports, 'journal'>;

/** Lists the payments of a period, then its refunds and lost disputes, each oldest first. */
export function journalOf({ journal }: JournalPorts, period: Period): List<JournalEntry> {
  return joinedLists([
    mapList(journal.payments(period), async (orders) => {
      const documents = await loadOrderDocuments(journal, orders);
      return orders.map((order) => paymentEntry(order, documents(order.id)));
    }),
    mapList(journal.moneyBack(period), async (moved) => {
      const ids = [...new Set(moved.map(({ orderId }) => orderId))];
      const orders = await journal.ordersOf(ids);
      const documents = await loadOrderDocuments(journal, [...orders.values()]);
      return moved.map((one) =>
        refundJournalEntry(one, { order: orders.get(one.orderId), ...documents(one.orderId) }),
      );
    }),
  ]);
}

export interface OrderDocuments {
  readonly invoice: InvoiceRecord | undefined;
  readonly refunds: readonly RefundRecord[];
}

export async function loadOrderDocuments(
  journal: JournalPorts['journal'],
  orders: readonly OrderRecord[],
): Promise<(orderId: string) => OrderDocuments> {
  const refunded = orders.filter((order) => order.refundedCents > 0 || order.creditNoteNumbers.length > 0);
  const [invoices, refunds] = await Promise.all([
    journal.invoicesOf(orders.map(({ id }) => id)),
    journal.refundsOf(refunded.map(({ id }) => id)),
  ]);
  return (orderId) => ({
    invoice: invoices.get(orderId),
    refunds: refunds.filter((refund) => refund.orderId === orderId),
  });
}

function paymentEntry(order: OrderRecord, { invoice, refunds }: OrderDocuments): JournalEntry {
  const { currency, transactionId, taxRatePercent } = order;
  const isIssued = invoice !== undefined && invoice.isLate !== true;
  const taxed = taxRatePercent === undefined ? undefined : invoicedAmount(order, taxRatePercent);
  const { grossCents, taxCents } = invoice ?? taxed ?? { grossCents: order.priceCents };
  return {
    ...{ order, invoice, refunds, note: undefined, currency, grossCents, taxCents, method: 'card' },
    returnNumber: '',
    kind: isIssued ? 'invoice' : 'payment',
    at: order.paidAt ?? order.createdAt,
    transactionId: transactionId ?? '',
    paymentId: transactionId ?? '',
    providerAt: order.chargedAt ?? null,
  };
}

interface RefundedOrder extends OrderDocuments {
  readonly order: OrderRecord | undefined;
}

function refundJournalEntry(
  moved: RefundLedgerEntry,
  { order, invoice, refunds }: RefundedOrder,
): JournalEntry {
  const { currency, at, cents, refundId, transactionId, paymentId, providerAt, method = 'card' } = moved;
  const note = invoice?.creditNotes.find((one) => one.refundId === refundId);
  return {
    ...{ order, invoice, refunds, note, currency, at, transactionId, paymentId, providerAt, method },
    returnNumber: refunds.find(({ id }) => id === refundId)?.returnNumber ?? '',
    kind: kindOf(moved, note),
    grossCents: note === undefined || cents === 0 ? -cents : -Math.sign(cents) * note.grossCents,
    taxCents: refundedTaxCents(moved, note),
  };
}

/** Returns the tax of a ledger entry as a negative amount if it was refunded; undefined without a document. */
export function refundedTaxCents(
  { cents, taxCents }: Pick<RefundLedgerEntry, 'cents' | 'taxCents'>,
  note: CreditNoteRecord | undefined,
): number | undefined {
  if (taxCents !== undefined) return 0 - taxCents;
  return note === undefined ? undefined : -Math.sign(cents) * note.taxCents;
}

function kindOf({ kind, refundId }: RefundLedgerEntry, note: CreditNoteRecord | undefined): JournalKind {
  const isIssued = note !== undefined && note.isLate !== true;
  return (
    {
      refund: isIssued ? 'credit note' : 'refund',
      'refund-failed': note === undefined ? 'refund failed' : 'credit note voided',
      dispute: 'dispute',
      'dispute-reversed': 'dispute reversed',
      document: refundId === undefined ? 'invoice' : 'credit note',
    } as const
  )[kind];
}
