import {
  attentionsOfOrder,
  countryName,
  fromCents,
  toDialNumber,
  foldedWords,
  foldText,
  foldedCode,
  openAttentions,
  type Address,
  type Tracking,
} from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { disputeDueBy } from '../../model/disputes.ts';
import type { OrderEvent, OrderRecord, ShipmentRecord } from '../../model/orders.ts';
import { latestTracking, shipmentOfLegacyOrder } from '../../model/shipments.ts';
import { readConverter } from './documents.ts';
import {
  amountTerm,
  phoneEnding,
  phoneEndings,
  searchPrefixes,
  searchedCode,
  textTest,
} from '../../model/word-search.ts';

interface OrderDocument extends Omit<
  OrderRecord,
  'id' | 'createdAt' | 'paidAt' | 'chargedAt' | 'expiresAt' | 'history' | 'shipments'
> {
  readonly paidAt: Timestamp | null;
  readonly chargedAt?: Timestamp;
  readonly expiresAt: Timestamp | null;
  readonly history: readonly (Omit<OrderEvent, 'at'> & { readonly at: Timestamp })[];
  /** Absent if the order was last written before the shop knew shipments. */
  readonly shipments?: readonly ShipmentDocument[];
  /** This field and those below are derived from the others, for use in queries. */
  readonly paid: boolean;
  readonly tracking: Tracking | null;
  readonly productIds: readonly string[];
  readonly beginnings: readonly string[];
  readonly needsLook: boolean;
  /** Time since which the order is packed; null if it is not. */
  readonly packedAt: Timestamp | null;
  readonly disputeDueBy: string | null;
}

interface ShipmentDocument extends Omit<ShipmentRecord, 'shippedAt' | 'deliveredAt' | 'returnedAt'> {
  readonly shippedAt: Timestamp;
  readonly deliveredAt: Timestamp | null;
  readonly returnedAt: Timestamp | null;
}

const asOrder = readConverter<OrderDocument, OrderRecord>((stored, { id, createdAt }) => {
  const {
    paidAt,
    chargedAt,
    expiresAt,
    history: events,
    shipments,
    paid,
    tracking,
    productIds,
    beginnings,
    needsLook,
    packedAt: _packedAt,
    disputeDueBy: _dueBy,
    ...order
  } = stored;
  const history = events.map(({ at, ...event }) => ({ ...event, at: at.toDate() }));
  return {
    ...order,
    history,
    shipments: shipments?.map(toShipment) ?? shipmentOfLegacyOrder({ ...order, history, tracking }),
    paidAt: paidAt?.toDate() ?? null,
    ...(chargedAt && { chargedAt: chargedAt.toDate() }),
    expiresAt: expiresAt?.toDate() ?? null,
    id,
    createdAt,
  };
});

function toShipment({ shippedAt, deliveredAt, returnedAt, ...shipment }: ShipmentDocument): ShipmentRecord {
  return {
    ...shipment,
    shippedAt: shippedAt.toDate(),
    deliveredAt: deliveredAt?.toDate() ?? null,
    returnedAt: returnedAt?.toDate() ?? null,
  };
}

function shipmentFields({
  shippedAt,
  deliveredAt,
  returnedAt,
  ...shipment
}: ShipmentRecord): ShipmentDocument {
  return {
    ...shipment,
    shippedAt: Timestamp.fromDate(shippedAt),
    deliveredAt: deliveredAt && Timestamp.fromDate(deliveredAt),
    returnedAt: returnedAt && Timestamp.fromDate(returnedAt),
  };
}

export const ordersIn = (firestore: Firestore) => firestore.collection('orders').withConverter(asOrder);

export function orderFields(record: OrderRecord): OrderDocument {
  const { id: _id, createdAt: _createdAt, chargedAt, ...order } = record;
  return {
    ...order,
    ...(chargedAt && { chargedAt: Timestamp.fromDate(chargedAt) }),
    history: order.history.map(({ at, ...event }) => ({ ...event, at: Timestamp.fromDate(at) })),
    paidAt: order.paidAt && Timestamp.fromDate(order.paidAt),
    expiresAt: order.expiresAt && Timestamp.fromDate(order.expiresAt),
    shipments: order.shipments.map(shipmentFields),
    paid: order.paidAt !== null,
    tracking: latestTracking(order),
    productIds: order.lines.map(({ productId }) => productId),
    beginnings: [...searchPrefixes(orderSearchText(record)), ...termsOf(record), ...tagsOf(record)],
    needsLook: openAttentions({ ...record, attentions: attentionsOfOrder(record) }).length > 0,
    packedAt: packedAt(record),
    disputeDueBy: disputeDueBy(record),
  };
}

function packedAt({ status, history }: OrderRecord): Timestamp | null {
  const event = status === 'packed' ? history.findLast((each) => each.status === 'packed') : undefined;
  return event === undefined ? null : Timestamp.fromDate(event.at);
}

/** Tags for list filters, stored among the search prefixes. Each contains a colon, which no search word does. */
export const orderTag = {
  disputed: 'is:disputed',
  refunded: 'is:refunded',
  partlyRefunded: 'is:partly-refunded',
} as const;

export function tagsOf({ attentions, disputes, refundedCents, priceCents }: OrderRecord): readonly string[] {
  const isDisputed =
    attentions.includes('disputed') ||
    disputes.some(({ status }) => status === 'inquiry' || status === 'open');
  return [
    ...(isDisputed ? [orderTag.disputed] : []),
    ...(refundedCents > 0 ? [orderTag.refunded] : []),
    ...(refundedCents > 0 && refundedCents < priceCents ? [orderTag.partlyRefunded] : []),
  ];
}

/**
 * Returns a test that is true if each search word starts a word of the order or is one of its amounts, or the search is
 * the order's phone number in any format.
 */
export function orderTest(search: string): (order: OrderRecord) => boolean {
  const phone = phoneEnding(search);
  const isFound = textTest(search);
  return (order) => {
    const endings = phoneEndings(order.phone);
    if (phone !== null && endings.includes(phone)) return true;
    return isFound([orderSearchText(order), ...endings].join(' '), amountTerms(order));
  };
}

/** Returns a test that is true if the search is a complete code of the order, such as its invoice number. */
export function exactTest(search: string): (order: OrderRecord) => boolean {
  const wanted = [foldedCode(search), searchedCode(search), withoutZeros(search)];
  return ({ number, invoiceNumber, creditNoteNumbers, returnNumbers = [], transactionId, shipments }) => {
    const parcels = shipments.map(({ tracking }) => tracking?.number);
    const others = [invoiceNumber, ...creditNoteNumbers, ...returnNumbers, transactionId, ...parcels];
    return [number, number.slice(3), ...others].some(
      (code) => code && (wanted.includes(foldedCode(code)) || wanted[2] === withoutZeros(code)),
    );
  };
}

/** Removes separators and leading zeros: `2026-42` matches `2026-000042`. */
const withoutZeros = (code: string) =>
  foldedWords(code)
    .map((word) => word.replace(/^0+(?=\d)/u, ''))
    .join('');

/** Returns the text of an order that a search covers: all that its invoice, packing slip and emails print. */
function orderSearchText(order: OrderRecord): string {
  const { number, lines, customerName, customerEmail, phone, shipments, history, address } = order;
  const parcels = shipments.map(({ tracking }) => tracking);
  const trackings = [...parcels, ...history.map(({ formerTracking }) => formerTracking)];
  const codes = [
    order.invoiceNumber,
    ...order.creditNoteNumbers,
    ...(order.returnNumbers ?? []),
    ...trackings.map((each) => each?.number),
  ];
  return [
    ...[withoutGaps(number), customerName, customerEmail, order.transactionId ?? '', order.currency],
    ...codes.map((code) => withoutGaps(code ?? '')),
    ...[phone, toDialNumber(foldText(phone)), ...(address === null ? [] : printedAddress(address))],
    ...trackings.map((each) => each?.carrier ?? ''),
    ...lines.flatMap(({ partNumber, name, insteadOf, bikeName }) =>
      [partNumber, name, insteadOf?.partNumber, insteadOf?.name, bikeName].map((text) => text ?? ''),
    ),
  ].join(' ');
}

function printedAddress(address: Address): readonly string[] {
  const { name, company, street, city, region, postcode, vatId, purchaseOrder, country } = address;
  const codes = [postcode, vatId, purchaseOrder].map(withoutGaps);
  return [name, company, street, city, region, countryName(country), ...codes];
}

const termsOf = (order: OrderRecord) => [...phoneEndings(order.phone), ...amountTerms(order)];

/** Returns the amounts on an order's papers: totals, line totals and unit prices. */
function amountTerms(order: OrderRecord): readonly string[] {
  const { priceCents, refundedCents, disputes, lines } = order;
  const amounts = [
    ...[priceCents, refundedCents, priceCents - refundedCents, ...disputes.map((each) => each.amountCents)],
    ...lines.flatMap(({ unitPriceCents, quantity }) => [unitPriceCents, unitPriceCents * quantity]),
  ];
  return [...new Set(amounts)].filter((cents) => cents > 0).map((cents) => amountTerm(fromCents(cents)));
}

const withoutGaps = (code: string) => `${code} ${foldedCode(code)}`;
