import type { orderAttentions, Settings } from '@pedalworks/contract';
import type { List } from '../http/list.ts';

/** An order as the shop keeps it; money in integer cents. */
export interface OrderRecord {
  readonly id: string;
  readonly purchaseId: string;
  /** The part's name as it was then. */
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
  readonly attention: (typeof orderAttentions)[number] | null;
  /** Whether its units were taken off the part's stock; only a shop that enforces stock does so. */
  readonly stockTaken: boolean;
  readonly createdAt: Date;
}

/** A part as an order needs it. */
export interface OrderedPart {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly minOrder: number;
}

/** One submission of an order, as its client named it. */
export interface Submission {
  /** Of the customer and the client's key together: nobody else's key can name it. */
  readonly id: string;
  /** Of everything that was sent. */
  readonly fingerprint: string;
}

/** What became of an earlier submission of the same name. */
export interface EarlierSubmission {
  readonly fingerprint: string;
  readonly order: OrderRecord;
}

/** One order being placed: everything read here is still so when the order is stored. */
export interface OrderPlacing {
  part(id: string): Promise<OrderedPart | null>;
  settings(): Promise<Settings>;
  takeStock(part: OrderedPart, quantity: number): void;
  store(order: Omit<OrderRecord, 'id' | 'createdAt'>): OrderRecord;
  /** What a submission of this name stored within the last 24 hours; null where nothing. */
  earlier(submission: Submission): Promise<EarlierSubmission | null>;
  /** Keeps for 24 hours which order a submission stored. */
  remember(submission: Submission, order: OrderRecord): void;
}

export interface OrdersPort {
  /** Every order, newest first. */
  list(): List<OrderRecord>;
  /** One customer's orders, newest first. */
  listOf(customerEmail: string): List<OrderRecord>;
  find(id: string): Promise<OrderRecord | null>;
  /**
   * Runs `place` in one transaction for one part; it may run again when another buyer was faster, so it only uses what
   * it is given. Copies of one submission wait for each other.
   */
  placing(
    about: { readonly partId: string; readonly submission: Submission | null },
    place: (placing: OrderPlacing) => Promise<OrderRecord>,
  ): Promise<OrderRecord>;
}
