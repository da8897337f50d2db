import { createHash } from 'node:crypto';
import { newShopSettings } from '../../contract/src/index.ts';
import { imageDocumentId } from '../../functions/src/gateways/images-store.ts';
import { imageRenditions } from '../../functions/src/gateways/image-renditions.ts';
import { customers, type SeedCustomer } from './customers.ts';
import { productPicture } from './drawings/picture.ts';
import { drawn } from './drawn.ts';
import { orders, type SeedOrder } from './orders.ts';
import type { SeedPart } from './part.ts';
import { parts } from './parts.ts';
import { reviews } from './reviews.ts';

/** What a seeded document holds; a Date becomes a Timestamp. */
type SeedFields = Readonly<Record<string, unknown>>;

/** A document of the seeded shop. */
export interface SeedDocument {
  readonly path: string;
  readonly fields: SeedFields;
}

/** When the shop was stocked. */
const opened = '2026-07-01T06:00:00Z';

/** Every document of the seeded shop but parts and pictures. */
export function plainDocuments(): readonly SeedDocument[] {
  return [
    { path: 'settings/shop', fields: { ...newShopSettings, updatedAt: new Date(opened) } },
    ...Object.values<SeedCustomer>(customers).map(userDocument),
    ...orders.map(({ id, when, ...order }) => ({
      path: `orders/${id}`,
      fields: { ...order, ...since(when) },
    })),
    ...orders.flatMap(ledgerDocument),
    ...reviews.map(({ id, when, ...review }) => ({
      path: `reviews/${id}`,
      fields: { ...review, ...since(when) },
    })),
  ];
}

function since(when: string): SeedFields {
  return { createdAt: new Date(when), updatedAt: new Date(when) };
}

function userDocument({ uid, email, name, admin, joined }: SeedCustomer): SeedDocument {
  const role = admin ? { role: 'admin' } : {};
  return { path: `users/${uid}`, fields: { email, name, photo: null, ...role, ...since(joined) } };
}

/** The card provider's side of a paid order. */
function ledgerDocument({
  id,
  transactionId,
  priceCents,
  customerEmail,
  when,
}: SeedOrder): readonly SeedDocument[] {
  if (transactionId === null) return [];
  const fields = { orderId: id, amount: priceCents, currency: 'usd', owner: customerEmail, status: 'paid' };
  return [{ path: `payments/${transactionId}`, fields: { ...fields, ...since(when) } }];
}

/** A part with its picture, drawn, uploaded and resized as POST /image would. */
export async function partDocuments(part: SeedPart): Promise<readonly SeedDocument[]> {
  const upload = await drawn(productPicture(part.drawing, part.viewMm));
  const hash = createHash('sha256').update(upload).digest('hex');
  const { renditions } = await imageRenditions().render(upload, new AbortController().signal);
  const pictures = renditions.map((rendition) => ({
    path: `images/${imageDocumentId(hash, rendition.width)}`,
    fields: { hash, ...rendition, createdAt: new Date(opened) },
  }));
  const { id, name, description, priceCents, quantity, minOrder } = part;
  const img = `/image/${hash}-640.webp`;
  const fields = {
    name,
    img,
    description,
    priceCents,
    quantity,
    minOrder,
    position: parts.indexOf(part) + 1,
  };
  return [{ path: `products/${id}`, fields: { ...fields, ...since(opened) } }, ...pictures];
}
