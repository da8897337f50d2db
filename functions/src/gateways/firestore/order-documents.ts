import {
  attentionsOfOrder,
  toDialNumber,
  foldedWords,
  foldText,
  foldedCode,
  openAttentions,
  type OrderAttention,
} from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { shopCurrency } from '../../config.ts';
import type { OrderEvent, OrderRecord } from '../../model/orders.ts';
import { readConverter } from './documents.ts';
import { orderNumberOf } from '../../orders/order-number.ts';
import {
  isFound,
  phoneEnding,
  phoneEndings,
  searchBeginnings,
  searchedCode,
} from '../../search/word-search.ts';

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
    beginnings: [...searchBeginnings(searchedText(record)), ...phoneEndings(record.phone), ...tagsOf(record)],
    needsLook: openAttentions({ ...record, attentions: attentionsOfOrder(record) }).length > 0,
  };
}

/** Tags that views filter by besides status and attention. No search word contains a colon, so both share one field. */
export const orderTag = {
  disputed: 'is:disputed',
  refunded: 'is:refunded',
  partlyRefunded: 'is:partly-refunded',
} as const;

export function tagsOf({ attentions, disputes, refundedCents, priceCents }: OrderRecord): readonly string[] {
  // A dispute that an admin has handled is still one.
  const isDisputed =
    attentions.includes('disputed') ||
    disputes.some(({ status }) => status === 'inquiry' || status === 'open');
  return [
    ...(isDisputed ? [orderTag.disputed] : []),
    ...(refundedCents > 0 ? [orderTag.refunded] : []),
    ...(refundedCents > 0 && refundedCents < priceCents ? [orderTag.partlyRefunded] : []),
  ];
}

/** True if every word of a search begins a word of the order, or the search is its phone number in any format. */
export function isOrderFound(order: OrderRecord, search: string): boolean {
  const endings = phoneEndings(order.phone);
  if (endings.includes(phoneEnding(search) ?? '')) return true;
  return isFound([searchedText(order), ...endings].join(' '), search);
}

/** True if a search is one of the order's numbers, or its payment's id. */
export function isExactly(order: OrderRecord, search: string): boolean {
  const { number, invoiceNumber, creditNoteNumbers, transactionId, tracking } = order;
  const codes = [
    number,
    number.slice(3),
    invoiceNumber,
    ...creditNoteNumbers,
    transactionId,
    tracking?.number,
  ];
  const wanted = [foldedCode(search), searchedCode(search), withoutZeros(search)];
  return codes.some(
    (code) => code && (wanted.includes(foldedCode(code)) || wanted[2] === withoutZeros(code)),
  );
}

/** A code in one word, its numbers without leading zeros: `2026-42` is `2026-000042`. */
const withoutZeros = (code: string) =>
  foldedWords(code)
    .map((word) => word.replace(/^0+(?=\d)/u, ''))
    .join('');

/** The words by which admins find an order; the names of its parts too, as lists show them. */
function searchedText(order: OrderRecord): string {
  const { number, lines, customerName, customerEmail, phone, tracking, address } = order;
  const { name = '', company = '', city = '', postcode = '', vatId = '' } = address ?? {};
  return [
    ...[withoutGaps(number), customerName, customerEmail, order.transactionId ?? ''],
    ...[order.invoiceNumber ?? '', ...order.creditNoteNumbers, tracking?.number ?? ''].map(withoutGaps),
    ...[phone, toDialNumber(foldText(phone)), name, company, city, withoutGaps(postcode), withoutGaps(vatId)],
    ...lines.flatMap((line) => [line.partNumber, line.name]),
  ].join(' ');
}

/** A code as it was typed, and in one word. */
const withoutGaps = (code: string) => `${code} ${foldedCode(code)}`;
