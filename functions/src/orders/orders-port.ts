import type { OrderAttention } from '@pedalworks/contract';
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
