import type { Settings } from '@pedalworks/contract';
import type { OrderLine, OrderRecord } from './orders.ts';

/** invoices/{orderId}: snapshot of a paid order. Dates are YYYY-MM-DD in the shop's time zone at issue. */
export interface InvoiceRecord {
  readonly orderId: string;
  /** Like 2026-000123. Consecutive within a year, without gaps. */
  readonly number: string;
  readonly date: string;
  readonly orderNumber: string;
  readonly orderedOn: string;
  readonly paidOn: string;
  readonly transactionId: string | null;
  readonly currency: string;
  readonly seller: Settings['seller'];
  readonly customerUid: string | null;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly address: OrderRecord['address'];
  };
  readonly lines: readonly Pick<OrderLine, 'partNumber' | 'name' | 'quantity' | 'unitPriceCents'>[];
  readonly grossCents: number;
  readonly taxCents: number;
  readonly creditNotes: readonly CreditNoteRecord[];
  /** True if the order's address changed after the invoice was issued. */
  readonly isReaddressed?: boolean;
  /** Time when an address was added to an invoice issued without one, in milliseconds since 1970. */
  readonly addressedAt?: number;
  /** True if the invoice was issued on a later day than its payment was booked. */
  readonly isLate?: boolean;
}

export interface CreditNoteRecord {
  readonly number: string;
  readonly date: string;
  readonly refundId: string;
  /** Empty if the refund was for an amount instead of specific parts. */
  readonly lines: readonly Pick<OrderLine, 'partNumber' | 'name' | 'quantity'>[];
  readonly grossCents: number;
  readonly taxCents: number;
  /** True if the credit note was issued on a later day than its refund was booked. */
  readonly isLate?: boolean;
}

/** Series of consecutive numbers. `counters/{series}-{year}` stores the last number. */
export type Series = 'invoices' | 'credit-notes';
