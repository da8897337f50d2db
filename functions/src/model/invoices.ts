import type { Settings } from '@pedalworks/contract';
import type { OrderLine, OrderRecord } from './orders.ts';

/** An invoice as it was made; money in integer cents, dates are days (YYYY-MM-DD) in the shop's time zone of then. */
export interface InvoiceRecord {
  readonly orderId: string;
  /** Like 2026-000123; unbroken within its year. */
  readonly number: string;
  readonly date: string;
  readonly orderNumber: string;
  readonly orderedOn: string;
  readonly paidOn: string;
  readonly transactionId: string | null;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly seller: Settings['seller'];
  /** Null on a guest's order. */
  readonly customerUid: string | null;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly address: OrderRecord['address'];
  };
  readonly lines: readonly Pick<OrderLine, 'partNumber' | 'name' | 'quantity' | 'unitPriceCents'>[];
  readonly grossCents: number;
  /** Of that. */
  readonly taxCents: number;
  /** The oldest first. */
  readonly creditNotes: readonly CreditNoteRecord[];
  /** True if the order's address is another by now; absent if it never changed. */
  readonly isReaddressed?: boolean;
}

export interface CreditNoteRecord {
  /** Like CN-2026-000001; unbroken within its year. */
  readonly number: string;
  readonly date: string;
  readonly refundId: string;
  /** Which parts it is for; empty where it is for an amount. */
  readonly lines: readonly Pick<OrderLine, 'partNumber' | 'name' | 'quantity'>[];
  readonly grossCents: number;
  readonly taxCents: number;
}

/** Which numbers follow each other: `counters/{series}-{year}` has the last. */
export type Series = 'invoices' | 'credit-notes';
