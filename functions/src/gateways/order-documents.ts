import { attentionsOfOrder, dialable, openAttentions, type OrderAttention } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { shopCurrency } from '../config.ts';
import type { OrderEvent, OrderRecord } from '../orders/orders-port.ts';
import { readConverter } from './documents.ts';
import { orderNumberOf } from './order-number.ts';
import { searchBeginnings } from './word-search.ts';

/** orders/{id}, as Firestore holds it. */
interface OrderDocument extends Omit<
  OrderRecord,
  'id' | 'createdAt' | 'paidAt' | 'expiresAt' | 'history' | 'disputes' | 'creditNoteNumbers'
> {
  /** Absent on orders of before they were kept. */
  readonly disputes?: OrderRecord['disputes'];
  readonly creditNoteNumbers?: OrderRecord['creditNoteNumbers'];
  readonly paidAt: Timestamp | null;
  readonly expiresAt: Timestamp | null;
  readonly history: readonly (Omit<OrderEvent, 'at'> & { readonly at: Timestamp })[];
  /** What queries ask for, worked out from the rest. */
  readonly paid: boolean;
  readonly productIds: readonly string[];
  readonly beginnings: readonly string[];
  readonly needsLook: boolean;
}

/** An order of one part, as it was stored before orders had lines, until `npm run migrate`; its currency is the shop's. */
interface OneLineDocument extends Pick<
  OrderRecord,
  'priceCents' | 'customerEmail' | 'customerName' | 'customerUid' | 'phone' | 'transactionId'
> {
  readonly purchaseId: string;
  readonly name: string;
  readonly unitPriceCents: number;
  readonly quantity: number;
  readonly paid: boolean;
  /** Absent on orders of before it was kept. */
  readonly stockTaken?: boolean;
  readonly attentions?: OrderRecord['attentions'];
  /** What orders of before there were several have in their place. */
  readonly attention?: OrderAttention | null;
}

interface Meta {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const asOrder = readConverter<OrderDocument | OneLineDocument, OrderRecord>((stored, meta) =>
  'lines' in stored ? readOrder(stored, meta) : readOneLine(stored, meta),
);

function readOrder(stored: OrderDocument, { id, createdAt }: Meta): OrderRecord {
  const { paidAt, expiresAt, history, paid, productIds, beginnings, needsLook, ...order } = stored;
  return {
    disputes: [],
    creditNoteNumbers: [],
    ...order,
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toDate() })),
    paidAt: paidAt?.toDate() ?? null,
    expiresAt: expiresAt?.toDate() ?? null,
    id,
    createdAt,
  };
}

function readOneLine(stored: OneLineDocument, { id, createdAt, updatedAt }: Meta): OrderRecord {
  const { purchaseId: productId, name, unitPriceCents, quantity, paid, stockTaken = false } = stored;
  const { priceCents, customerEmail, customerName, customerUid, phone, transactionId } = stored;
  const line = { productId, partNumber: '', name, img: '', unitPriceCents, quantity, stockTaken };
  const placed: OrderEvent = { status: 'placed', at: createdAt, by: 'customer' };
  return {
    ...{ id, number: orderNumberOf(id), lines: [line], currency: shopCurrency(), priceCents, address: null },
    ...{ customerEmail, customerName, customerUid: customerUid ?? null, phone, transactionId },
    status: paid ? 'paid' : 'placed',
    history: paid ? [placed, { status: 'paid', at: updatedAt, by: 'system' }] : [placed],
    paidAt: paid ? updatedAt : null,
    ...{ tracking: null, refundedCents: 0, refundPendingCents: 0, disputes: [] },
    ...{ expiresAt: null, invoiceNumber: null, creditNoteNumbers: [], paymentsOpened: 0 },
    attentions: stored.attentions ?? [stored.attention ?? []].flat(),
    createdAt,
  };
}

/** An order's fields as they are stored. */
export function orderFields(record: OrderRecord): OrderDocument {
  const { id: _id, createdAt: _createdAt, ...order } = record;
  return {
    ...order,
    history: order.history.map(({ at, ...event }) => ({ ...event, at: Timestamp.fromDate(at) })),
    paidAt: order.paidAt && Timestamp.fromDate(order.paidAt),
    expiresAt: order.expiresAt && Timestamp.fromDate(order.expiresAt),
    paid: order.paidAt !== null,
    productIds: order.lines.map(({ productId }) => productId),
    beginnings: [...searchBeginnings(searchedText(record)), ...tagsOf(record)],
    needsLook: openAttentions({ ...record, attentions: attentionsOfOrder(record) }).length > 0,
  };
}

/** What views choose by besides status and attention. No word has a colon in it, so they can stand among the words. */
export const orderTag = {
  disputed: 'is:disputed',
  refunded: 'is:refunded',
  partlyRefunded: 'is:partly-refunded',
} as const;

export function tagsOf({ attentions, refundedCents, priceCents }: OrderRecord): readonly string[] {
  return [
    ...(attentions.includes('disputed') ? [orderTag.disputed] : []),
    ...(refundedCents > 0 ? [orderTag.refunded] : []),
    ...(refundedCents > 0 && refundedCents < priceCents ? [orderTag.partlyRefunded] : []),
  ];
}

/** The words by which admins find an order; the names of its parts too, as lists show them. */
export function searchedText(order: OrderRecord): string {
  const { number, lines, customerName, customerEmail, phone, tracking, address } = order;
  const { name = '', company = '', city = '', postcode = '', vatId = '' } = address ?? {};
  return [
    ...[number, customerName, customerEmail, order.transactionId ?? '', order.invoiceNumber ?? ''],
    ...order.creditNoteNumbers,
    ...[withoutGaps(tracking?.number ?? ''), ...phoneWords(phone)],
    ...[name, company, city, withoutGaps(postcode), withoutGaps(vatId)],
    ...lines.flatMap((line) => [line.partNumber, line.name]),
  ].join(' ');
}

/** A code as it was typed, and in one word. */
function withoutGaps(code: string): string {
  return `${code} ${code.replace(/[^\p{L}\p{N}]+/gu, '')}`;
}

/** Returns a phone number's search words: every ending of four digits or more, since people leave out the country code. */
function phoneWords(phone: string): readonly string[] {
  const digits = dialable(phone).replace('+', '');
  const endings = Array.from({ length: Math.max(0, digits.length - 3) }, (_, start) => digits.slice(start));
  // Country codes have one to three digits; a trunk 0 takes their place.
  const national = phone.trimStart().startsWith('+') ? endings.slice(1, 4).map((ending) => `0${ending}`) : [];
  return [phone, ...endings, ...national];
}
