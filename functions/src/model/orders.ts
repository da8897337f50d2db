import type {
  Address,
  Mover,
  OrderAttention,
  OrderDates,
  OrderStatus,
  ShipmentKind,
  ShippedLine,
  Tracking,
} from '@pedalworks/contract';
import type { ProductRecord } from './products.ts';

export interface OrderLine {
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  readonly img: string;
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** True if the line's units were taken from stock, which only happens if the settings count or enforce stock. */
  readonly stockTaken: boolean;
  readonly madeToOrder?: true;
  /** Units in refunds that did not fail and belong to no return. Absent if there are none. */
  readonly refunded?: number;
  /** Days after which the shop promised to ship; absent if it promised none. */
  readonly madeToOrderDays?: number;
  /** Units that returns put back to stock; absent if there are none. */
  readonly restocked?: number;
  /** Units that refunds put back to stock, pending refunds included; absent if there are none. */
  readonly refundRestocked?: number;
  readonly bikeId?: string;
  /** Name of the bike when the order was placed; absent if the order did not name it. */
  readonly bikeName?: string;
  readonly notForMyBike?: true;
  /** Ordered part; absent unless the shop swapped it for the line's part. See `orderedPart`. */
  readonly insteadOf?: OrderedPart;
}

export type OrderedPart = Pick<OrderLine, 'productId' | 'partNumber' | 'name'>;

/** Bike that a customer chose for an order line. */
export type LineBike = Pick<OrderLine, 'bikeId' | 'bikeName' | 'notForMyBike'>;

/** orders/{id}. Amounts are integer cents. */
export interface OrderRecord {
  readonly id: string;
  /** Short unique number for people, like PW-7K2M9Q. */
  readonly number: string;
  /** At least one line; each product at most once. */
  readonly lines: readonly OrderLine[];
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly priceCents: number;
  readonly customerEmail: string;
  readonly customerName: string;
  readonly customerUid: string | null;
  /** Present if the customer placed the order signed in with a verified email. */
  readonly isOwnerVerified?: true;
  readonly phone: string;
  readonly address: Address | null;
  readonly status: OrderStatus;
  readonly history: readonly OrderEvent[];
  /** Time when the shop recorded the payment. Stays set after refunds. */
  readonly paidAt: Date | null;
  /** Card provider's time of the payment; absent if unknown. */
  readonly chargedAt?: Date;
  /** Tax rate on the day of the payment; absent on unpaid orders. */
  readonly taxRatePercent?: number;
  readonly transactionId: string | null;
  /** Parcels, oldest first. */
  readonly shipments: readonly ShipmentRecord[];
  /** Total of lost disputes and of refunds that the card provider accepted. */
  readonly refundedCents: number;
  /** Total of requested refunds that the provider has not confirmed yet. */
  readonly refundPendingCents: number;
  readonly disputes: readonly OrderDispute[];
  readonly expiresAt: Date | null;
  readonly invoiceNumber: string | null;
  readonly creditNoteNumbers: readonly string[];
  /** Numbers of the order's returns; absent if it has none. */
  readonly returnNumbers?: readonly string[];
  /** Number of payments opened so far. If it changes while the order is being cancelled, cancelling starts again. */
  readonly paymentsOpened: number;
  readonly attentions: readonly OrderAttention[];
  /** Compatibility warnings when the order was placed; `line` is an index of `lines`. */
  readonly fitWarnings: readonly FitWarning[];
  /** Revision of the terms under which the order was placed; absent if they had no text. */
  readonly termsVersion?: number;
  readonly createdAt: Date;
}

export interface ShipmentRecord {
  readonly id: string;
  readonly kind: ShipmentKind;
  readonly lines: readonly ShippedLine[];
  readonly tracking: Tracking | null;
  /** Present if the units of a replacement were taken from stock. */
  readonly stockTaken?: true;
  readonly shippedAt: Date;
  readonly deliveredAt: Date | null;
  /** Time when the parcel came back undelivered. */
  readonly returnedAt: Date | null;
}

export interface FitWarning {
  readonly line: number;
  readonly message: string;
}

export interface OrderDispute {
  readonly id: string;
  readonly amountCents: number;
  /** An `inquiry` is a question from the bank. It takes no money, and a refund ends it. */
  readonly status: 'inquiry' | 'open' | 'won' | 'lost';
  /** Deadline to answer, in milliseconds since 1970; null if unknown or already answered. */
  readonly dueBy: number | null;
  /** Time when the provider's report was stored, in milliseconds since 1970. Later reports have later times. */
  readonly saidAt: number;
  /** Present once an admin marked this status as handled. */
  readonly isHandled?: true;
}

export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly by: Mover;
  /** Tracking before a correction of the shipment; null if the shipment had no tracking. */
  readonly formerTracking?: Tracking | null;
}

export interface NoteEntry {
  readonly at: Date;
  readonly by: string;
  readonly byUid?: string;
  readonly text: string;
}

export interface OrderFilter {
  /** Lists only these orders, in this sequence, and ignores `from` and `before`. */
  readonly ids?: readonly string[] | undefined;
  readonly status?: OrderStatus | undefined;
  readonly needsLook: boolean;
  /** `true` for fully or partly refunded orders, `partly` for partly refunded ones only. */
  readonly refunded?: 'true' | 'partly' | undefined;
  readonly disputed: boolean;
  readonly search: string;
  /** Selects the date to filter and sort by: when the order was placed, paid or refunded. */
  readonly dates: OrderDates;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly isOldestFirst: boolean;
}

export interface ListedOrder extends OrderRecord {
  readonly refundedInPeriodCents?: number;
}

/** Products by id; null if deleted or archived. */
export type OrderedProducts = ReadonlyMap<string, ProductRecord | null>;
