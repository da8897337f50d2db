import type { OrderAttention, Tracking } from '@pedalworks/contract';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { orderFields } from '../../src/gateways/firestore/order-documents.ts';
import { drawOrderNumber } from '../../src/model/order-number.ts';
import type { OrderLine, OrderRecord, ShipmentRecord } from '../../src/model/orders.ts';

/** Fields of a test order with one part. */
export interface OrderChanges extends Partial<Omit<OrderRecord, 'lines'>> {
  readonly purchaseId?: string;
  readonly name?: string;
  readonly unitPriceCents?: number;
  readonly quantity?: number;
  readonly stockTaken?: boolean;
  readonly paid?: boolean;
  readonly attention?: OrderAttention | null;
  readonly lines?: readonly OrderLine[];
  /** Tracking of one parcel with all lines. */
  readonly tracking?: Tracking | null;
}

export const someAddress = {
  name: 'Robin Rider',
  company: '',
  vatId: '',
  street: '1 Foundry Lane',
  postcode: '97209',
  city: 'Portland',
  region: 'OR',
  country: 'US',
  purchaseOrder: '',
};

/** Returns a guest's order of one chainring, with the given changes. */
export function someOrder(changes: OrderChanges = {}): OrderRecord {
  const { purchaseId = 'chainring', name = 'Chainring 42T', unitPriceCents = 5990, quantity = 1 } = changes;
  const { stockTaken = false, paid = false, attention = null, tracking, ...others } = changes;
  const { createdAt = new Date() } = others;
  const line = { productId: purchaseId, partNumber: '', name, img: '', unitPriceCents, quantity, stockTaken };
  const { purchaseId: _id, name: _name, unitPriceCents: _unit, quantity: _quantity, ...own } = others;
  const isSent = own.status === 'shipped' || own.status === 'delivered';
  return {
    id: 'order',
    number: drawOrderNumber(),
    lines: [line],
    currency: 'usd',
    priceCents: 5990,
    customerEmail: 'rider@example.com',
    customerName: 'Robin Rider',
    customerUid: null,
    phone: '',
    address: someAddress,
    status: paid ? 'paid' : 'placed',
    history: [{ status: 'placed', at: createdAt, by: 'customer' }],
    paidAt: paid ? createdAt : null,
    transactionId: null,
    shipments: tracking === undefined && !isSent ? [] : [parcelOf(own.lines ?? [line], tracking)],
    refundedCents: 0,
    refundPendingCents: 0,
    disputes: [],
    expiresAt: null,
    invoiceNumber: null,
    creditNoteNumbers: [],
    paymentsOpened: 0,
    fitWarnings: [],
    attentions: attention === null ? [] : [attention],
    createdAt,
    ...own,
  };
}

/** Returns a parcel with all units of some lines. */
export function parcelOf(
  lines: readonly Pick<OrderLine, 'quantity'>[],
  tracking: Tracking | null = null,
): ShipmentRecord {
  return {
    id: 'parcel',
    kind: 'order',
    lines: lines.map(({ quantity }, line) => ({ line, quantity })),
    tracking,
    shippedAt: new Date(),
    deliveredAt: null,
    returnedAt: null,
  };
}

export function storedOrder(changes: OrderChanges = {}): DocumentData {
  const order = someOrder(changes);
  const createdAt = Timestamp.fromDate(order.createdAt);
  return { ...orderFields(order), createdAt, updatedAt: createdAt };
}
