import type { OrderAttention, Settings } from '@pedalworks/contract';
import type { Caller } from '../callers/caller.ts';
import type { List } from '../lists/list.ts';
import type { ProductRecord } from '../products/products-port.ts';

/** An order as the shop keeps it; money in integer cents. */
export interface OrderRecord {
  readonly id: string;
  readonly purchaseId: string;
  /** The product's name as it was then. */
  readonly name: string;
  /** The amount due for the whole order. */
  readonly priceCents: number;
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Lower case. */
  readonly customerEmail: string;
  readonly customerName: string;
  /** Null on a guest's order. */
  readonly customerUid: string | null;
  readonly phone: string;
  readonly paid: boolean;
  readonly transactionId: string | null;
  /** Why it needs an admin's eye, the most serious first. */
  readonly attentions: readonly OrderAttention[];
  /** Whether its units were taken off the product's stock; only a shop that enforces stock does so. */
  readonly stockTaken: boolean;
  readonly createdAt: Date;
}

/** A product as an order needs it. */
export type OrderedProduct = Pick<
  ProductRecord,
  'id' | 'name' | 'priceCents' | 'priceBreaks' | 'quantity' | 'minOrder' | 'step'
>;

/** One submission of an order, as its client named it. */
export interface IdempotencyRecord {
  /** Of the customer and the client's key together: nobody else's key can name it. */
  readonly id: string;
  /** Of everything that was sent. */
  readonly fingerprint: string;
}

/** What an order or its payment reads and changes of products: what is read here is still so when stock is taken. */
export interface StockChanges {
  /** Null too where it is archived. */
  product(id: string): Promise<OrderedProduct | null>;
  settings(): Promise<Settings>;
  takeStock(product: OrderedProduct, quantity: number): void;
}

/** One order being placed: all of it is stored, or nothing. */
export interface OrderTransaction extends StockChanges {
  /** What was stored under this record's id within the last 24 hours; null where nothing. */
  earlierOrder(record: IdempotencyRecord): Promise<{ fingerprint: string; order: OrderRecord } | null>;
  store(order: Omit<OrderRecord, 'id' | 'createdAt'>): OrderRecord;
  /** Keeps for 24 hours which order was stored under a record. */
  remember(record: IdempotencyRecord, order: OrderRecord): void;
}

export interface OrdersPort {
  /** Every order, newest first. */
  list(): List<OrderRecord>;
  /** One customer's orders, newest first. */
  listOf(customerEmail: string): List<OrderRecord>;
  find(id: string): Promise<OrderRecord | null>;
  /** Whether a paid order, of this product where one is named, is theirs: one they placed, or with a verified email any under it. */
  hasPaid(customer: Pick<Caller, 'uid' | 'email' | 'emailVerified'>, productId?: string): Promise<boolean>;
  /** One or two of the unpaid orders over so many cents, of one customer or, where null, of anybody: whether there is just one. */
  unpaidOver(
    cents: { readonly least: number; readonly most: number },
    customerEmail: string | null,
  ): Promise<readonly OrderRecord[]>;
  /**
   * Stores what `place` decides on an order of one product; it runs again when another buyer was faster, so it only uses
   * what it is given.
   *
   * @throws ApiError `service/unavailable` when the signal aborts; nothing is stored then
   */
  orderTransaction(
    about: { readonly productId: string; readonly signal: AbortSignal },
    place: (transaction: OrderTransaction) => Promise<OrderRecord>,
  ): Promise<OrderRecord>;
}
