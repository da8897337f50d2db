import type { Address, Mover, OrderAttention, OrderDates, OrderStatus, Tracking } from '@pedalworks/contract';
import type { ProductRecord } from './products.ts';

/** A part of an order, as it was when it was ordered. */
export interface OrderLine {
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  readonly img: string;
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Whether its units were taken off the product's stock; only a shop that enforces stock does so. */
  readonly stockTaken: boolean;
  /** Present if too few were in stock when it was ordered, or paid. */
  readonly madeToOrder?: true;
}

/** An order as the shop keeps it; money in integer cents. */
export interface OrderRecord {
  readonly id: string;
  /** What a person reads out; unique. */
  readonly number: string;
  /** At least one; no product twice. */
  readonly lines: readonly OrderLine[];
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** The amount due for the whole order. */
  readonly priceCents: number;
  /** Lower case. */
  readonly customerEmail: string;
  readonly customerName: string;
  /** Null on a guest's order. */
  readonly customerUid: string | null;
  readonly phone: string;
  readonly address: Address | null;
  readonly status: OrderStatus;
  readonly history: readonly OrderEvent[];
  /** When money came in, null where none has; stays when it goes back. */
  readonly paidAt: Date | null;
  readonly transactionId: string | null;
  readonly tracking: Tracking | null;
  /** What the card provider has given back, or is giving back. */
  readonly refundedCents: number;
  /** What else is being given back, without the provider's answer yet. */
  readonly refundPendingCents: number;
  /** What the customer's bank wants back, or wanted; the oldest first. */
  readonly disputes: readonly OrderDispute[];
  /** Until when it can be paid; null on orders of before there was such a time. */
  readonly expiresAt: Date | null;
  readonly invoiceNumber: string | null;
  /** The oldest first. */
  readonly creditNoteNumbers: readonly string[];
  /** How many payments were opened for it: what ends the order makes sure that it knows of each. */
  readonly paymentsOpened: number;
  /** Why it needs an admin's eye, the most serious first. */
  readonly attentions: readonly OrderAttention[];
  readonly createdAt: Date;
}

/** A dispute of an order's payment. */
export interface OrderDispute {
  readonly id: string;
  readonly amountCents: number;
  /** An `inquiry` takes no money, and giving it back ends it. */
  readonly status: 'inquiry' | 'open' | 'won' | 'lost';
  /** When the provider said so, in milliseconds since 1970. */
  readonly saidAt: number;
  /** Present once an admin has handled it as it is. */
  readonly isHandled?: true;
}

export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly by: Mover;
  /** The tracking that a correction replaced or withdrew; null if there was none. */
  readonly formerTracking?: Tracking | null;
  /** Hash of the admin and the Idempotency-Key of the call that moved it. */
  readonly idempotencyKey?: string;
}

/** What only the shop reads of an order. */
export interface NoteEntry {
  readonly at: Date;
  /** The author's email. */
  readonly by: string;
  /** Absent on notes of before it was kept. */
  readonly byUid?: string;
  readonly text: string;
}

/** Which orders a list is of, and their order. */
export interface OrderFilter {
  /** Only these, in this order; they are filtered further, but by no moment. */
  readonly ids?: readonly string[] | undefined;
  readonly status?: OrderStatus | undefined;
  readonly needsLook: boolean;
  /** With any money refunded, or some but not all. */
  readonly refunded?: 'true' | 'partly' | undefined;
  readonly disputed: boolean;
  /** Empty for all. */
  readonly search: string;
  /** The moment that `from` and `before` compare, and that the list is sorted by. */
  readonly dates: OrderDates;
  /** At this moment or later. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly isOldestFirst: boolean;
}

/** An order in a list; in one by refunds with what was refunded of it in the list's period. */
export interface ListedOrder extends OrderRecord {
  readonly refundedInPeriodCents?: number;
}

/** A product as an order needs it. */
export type OrderedProduct = Pick<
  ProductRecord,
  'id' | 'name' | 'partNumber' | 'img' | 'priceCents' | 'priceBreaks' | 'quantity' | 'minOrder' | 'step'
>;

/** Products by id as they are now; null where one is gone. */
export type OrderedProducts = ReadonlyMap<string, OrderedProduct | null>;

/** One submission of an order, as its client named it. */
export interface IdempotencyRecord {
  /** Of the customer and the client's key together: nobody else's key can name it. */
  readonly id: string;
  /** Of everything that was sent. */
  readonly fingerprint: string;
}
