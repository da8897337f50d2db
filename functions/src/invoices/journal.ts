import { joinedLists, mapList, type List } from '../shared/list.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import type { RefundLedgerEntry, RefundRecord } from '../model/order-refunds.ts';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';
import type { Period } from '../model/journal.ts';

/**
 * `payment` is a payment without an invoice yet, `refund` a refund without a credit note yet. `credit note voided`
 * reverses a credit note on the day its refund failed.
 */
export type JournalKind =
  | 'invoice'
  | 'payment'
  | 'credit note'
  | 'credit note voided'
  | 'refund'
  | 'refund failed'
  | 'dispute';

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
  readonly transactionId: string;
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
        refundEntry(one, { order: orders.get(one.orderId), ...documents(one.orderId) }),
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
  return {
    order,
    invoice,
    refunds,
    note: undefined,
    currency: order.currency,
    kind: invoice === undefined ? 'payment' : 'invoice',
    at: order.paidAt ?? order.createdAt,
    grossCents: invoice?.grossCents ?? order.priceCents,
    taxCents: invoice?.taxCents,
    transactionId: order.transactionId ?? '',
  };
}

interface RefundedOrder extends OrderDocuments {
  readonly order: OrderRecord | undefined;
}

function refundEntry(moved: RefundLedgerEntry, of: RefundedOrder): JournalEntry {
  const { order, invoice, refunds } = of;
  const refund = refunds.find(({ id }) => id === moved.refundId);
  const note = invoice?.creditNotes.find(({ refundId }) => refundId === refund?.id);
  const lost = refund === undefined ? order?.disputes.find(({ status }) => status === 'lost') : undefined;
  const sign = moved.cents < 0 ? 1 : -1;
  return {
    order,
    invoice,
    refunds,
    note,
    currency: moved.currency,
    at: moved.at,
    kind: lost === undefined ? refundKind(moved, note) : 'dispute',
    grossCents: note === undefined ? -moved.cents : sign * note.grossCents,
    taxCents: note === undefined ? undefined : sign * note.taxCents,
    transactionId: refund?.providerId ?? lost?.id ?? '',
  };
}

function refundKind({ cents }: RefundLedgerEntry, note: CreditNoteRecord | undefined): JournalKind {
  if (note === undefined) return cents < 0 ? 'refund failed' : 'refund';
  return cents < 0 ? 'credit note voided' : 'credit note';
}
