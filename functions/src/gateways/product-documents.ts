import type { Timestamp } from 'firebase-admin/firestore';
import type { NewProduct, ProductRecord } from '../products/products-port.ts';
import { reading } from './documents.ts';

/** What every product has always had. */
type FirstFields = 'name' | 'img' | 'description' | 'priceCents' | 'quantity' | 'minOrder';

type FirstDocument = Pick<ProductRecord, FirstFields> & {
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** The product's place in the display order; a new one goes last. An archived one has none, and so is not listed. */
  readonly position?: number;
  /** Where an archived one stood. */
  readonly archivedPosition?: number;
};

/** products/{id}, as Firestore holds it; what came with the catalogue is absent until `npm run migrate` or the next save. */
export type ProductDocument = FirstDocument & Partial<Omit<ProductRecord, FirstFields | 'id' | 'updatedAt'>>;

/** A product of its document and id. */
export function readProduct(stored: ProductDocument, id: string): ProductRecord {
  const { name, img, description, priceCents, quantity, minOrder } = stored;
  const { priceBreaks = [], step = 1, slug = id, partNumber = '', category = null, range = '' } = stored;
  const { images = picturesOf(stored), specs = [], fitsWith = [], status = 'active' } = stored;
  return {
    id,
    name,
    img,
    description,
    priceCents,
    quantity,
    minOrder,
    priceBreaks,
    step,
    slug,
    partNumber,
    category,
    range,
    images,
    specs,
    fitsWith,
    status,
    rating: stored.rating ?? { sum: 0, count: 0 },
    revision: stored.revision ?? 0,
    updatedAt: stored.updatedAt.toDate(),
  };
}

export const asProduct = reading<ProductDocument, ProductRecord>(readProduct);
export const asStoredProduct = reading<ProductDocument, ProductDocument>((stored) => stored);

/** The pictures of a product that has one address at most. */
function picturesOf({ name, img }: Pick<NewProduct, 'name' | 'img'>): ProductRecord['images'] {
  return img === '' ? [] : [{ url: img, alt: name }];
}
