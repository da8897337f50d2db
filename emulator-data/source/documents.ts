import { newShopSettings } from '../../contract/src/index.ts';
import { imageDocumentId } from '../../functions/src/gateways/firestore/images-store.ts';
import { orderFields } from '../../functions/src/gateways/firestore/order-documents.ts';
import { derivedFields } from '../../functions/src/gateways/firestore/product-documents.ts';
import { returnFields } from '../../functions/src/gateways/firestore/return-documents.ts';
import { searchedFields } from '../../functions/src/gateways/firestore/review-documents.ts';
import { personFields } from '../../functions/src/gateways/firestore/user-documents.ts';
import type { OrderRecord } from '../../functions/src/model/orders.ts';
import { customers, type SeedCustomer } from './customers.ts';
import { orders } from './orders.ts';
import { counters, papers, type OrderPapers } from './papers.ts';
import { partPictures, type PartPicture } from './part-pictures.ts';
import { parts, type CataloguePart } from './parts.ts';
import { returnOf } from './returns.ts';
import { ratingOf, reviews } from './reviews.ts';

/** Settings of the seeded shop. They omit the carriers, so that the default carriers apply. */
const { carriers: _defaults, ...settings } = newShopSettings;

/** Fields of a seeded document; a Date is stored as a Timestamp. */
type SeedFields = Readonly<Record<string, unknown>>;

export interface SeedDocument {
  readonly path: string;
  readonly fields: SeedFields;
}

/** Creation time of all seeded documents that have no date of their own. */
const opened = '2026-07-01T06:00:00Z';

/** Returns all documents of the seeded shop except products and their pictures. */
export function plainDocuments(): readonly SeedDocument[] {
  return [
    { path: 'settings/shop', fields: { ...settings, updatedAt: new Date(opened) } },
    ...Object.values<SeedCustomer>(customers).map(userDocument),
    ...papers.flatMap(orderDocuments),
    ...papers.flatMap(paperDocuments),
    ...orders.flatMap(returnDocuments),
    ...Object.entries(counters).map(([series, last]) => ({
      path: `counters/${series}`,
      fields: { last, ...since(opened) },
    })),
    ...orders.flatMap(ledgerDocument),
    ...papers.flatMap(moneyBackDocument),
    ...reviews.map(({ id, when, ...review }) => ({
      path: `reviews/${id}`,
      fields: { ...review, ...searchedFields({ ...review, id }, nameOf(review.productId)), ...since(when) },
    })),
  ];
}

const nameOf = (productId: string | null) => parts.find(({ id }) => id === productId)?.name ?? '';

function since(when: string): SeedFields {
  return { createdAt: new Date(when), updatedAt: new Date(when) };
}

function userDocument({ uid, email, name, photo, admin, joined }: SeedCustomer): SeedDocument {
  const role = admin ? { role: 'admin' } : {};
  const person = personFields({ email, name, photo: photo ?? null });
  return { path: `users/${uid}`, fields: { ...person, ...role, ...since(joined) } };
}

/** Returns an order and the document that reserves its number. */
function orderDocuments({ order }: OrderPapers): readonly SeedDocument[] {
  const { id, number, createdAt, history } = order;
  const updatedAt = history.at(-1)?.at ?? createdAt;
  return [
    { path: `orders/${id}`, fields: { ...orderFields(order), createdAt, updatedAt } },
    { path: `orderNumbers/${number}`, fields: { orderId: id, createdAt } },
  ];
}

/** Returns an order's return and the document that reserves its number. */
function returnDocuments(order: OrderRecord): readonly SeedDocument[] {
  const returned = returnOf(order);
  if (returned === null) return [];
  const { id, number, createdAt, history } = returned;
  const updatedAt = history.at(-1)?.at ?? createdAt;
  return [
    { path: `returns/${id}`, fields: { ...returnFields(returned), createdAt, updatedAt } },
    { path: `returnNumbers/${number}`, fields: { returnId: id, createdAt, updatedAt: createdAt } },
  ];
}

/** Returns the payment ledger entry for a paid order; none for an unpaid one. */
function ledgerDocument({ id, transactionId, priceCents, customerEmail, customerUid, paidAt }: OrderRecord) {
  if (transactionId === null || paidAt === null) return [];
  const fields = {
    orderId: id,
    amount: priceCents,
    amountReceived: priceCents,
    currency: 'usd',
    owner: customerEmail,
    ownerUid: customerUid,
    status: 'paid',
    paidAt,
    createdAt: paidAt,
    updatedAt: paidAt,
  };
  return [{ path: `payments/${transactionId}`, fields }];
}

/** Returns an order's invoice, dated with the payment, and the order's refund. */
function paperDocuments({ order: { paidAt }, invoice, refund }: OrderPapers): readonly SeedDocument[] {
  if (invoice === null) return [];
  const { orderId, ...fields } = invoice;
  const document = {
    path: `invoices/${orderId}`,
    fields: { ...fields, createdAt: paidAt, updatedAt: paidAt },
  };
  if (refund === null) return [document];
  const { id, ...refunded } = refund;
  return [document, { path: `refunds/${id}`, fields: { ...refunded, updatedAt: refund.createdAt } }];
}

/** Returns the refund ledger entry for a refunded order, dated with the refund. */
function moneyBackDocument({ order: { id, currency }, refund }: OrderPapers): readonly SeedDocument[] {
  if (refund === null) return [];
  const { id: refundId, amountCents: cents, createdAt: at } = refund;
  const fields = { orderId: id, refundId, cents, currency, createdAt: at, updatedAt: at };
  return [{ path: `moneyBack/${id}`, fields }];
}

/** Returns a product, its pictures, and the two documents that reserve its slug and part number. */
export async function partDocuments(part: CataloguePart): Promise<readonly SeedDocument[]> {
  const pictures = await partPictures(part);
  const { id, partNumber } = part;
  const owner = { productId: id, createdAt: new Date(opened) };
  return [
    { path: `products/${id}`, fields: { ...productFields(part), ...picturesOf(pictures), ...since(opened) } },
    { path: `slugs/${id}`, fields: owner },
    { path: `partNumbers/${partNumber}`, fields: owner },
    ...pictures.flatMap(pictureDocuments),
  ];
}

/** Returns a product's fields, except pictures and timestamps. */
export function productFields(part: CataloguePart): SeedFields {
  const { id, name, kind, description, partNumber, category, range, fitsWith, interfaces } = part;
  const { priceCents, priceBreaks = [], quantity, minOrder, step = 1 } = part;
  return {
    name,
    description,
    priceCents,
    quantity,
    minOrder,
    position: parts.indexOf(part) + 1,
    slug: id,
    partNumber,
    category,
    kind,
    range,
    specs: Object.entries(part.specs).map(([row, value]) => ({ name: row, value })),
    fitsWith: [...fitsWith],
    interfaces: [...interfaces],
    fitOverrides: [],
    step,
    priceBreaks: [...priceBreaks],
    status: 'active',
    rating: ratingOf(id),
    revision: 0,
    ...derivedFields({ name, partNumber }),
  };
}

function picturesOf(pictures: readonly PartPicture[]): SeedFields {
  return { img: pictures[0]?.url ?? '', images: pictures.map(({ url, alt }) => ({ url, alt })) };
}

function pictureDocuments({ hash, renditions }: PartPicture): readonly SeedDocument[] {
  return renditions.map((rendition) => ({
    path: `images/${imageDocumentId(hash, rendition.width)}`,
    fields: { hash, ...rendition, createdAt: new Date(opened) },
  }));
}
