import { foldedCode } from '@pedalworks/contract';
import { productDefaults, type NewProduct, type ProductRecord } from '../../model/products.ts';
import { readConverter } from './documents.ts';
import { searchBeginnings } from '../../search/word-search.ts';

/** What every product has always had. */
type FirstFields = 'name' | 'img' | 'description' | 'priceCents' | 'quantity' | 'minOrder';

interface Derived {
  /** Prefixes of the words of name and part number; absent on older products until `npm run migrate`. */
  readonly beginnings?: readonly string[];
}

interface Place {
  /** The product's place in the display order; a new one goes last. An archived one has none, and so is not listed. */
  readonly position?: number;
  /** Where an archived one stood. */
  readonly archivedPosition?: number;
}

/** products/{id}, as Firestore holds it; what came with the catalogue is absent until `npm run migrate` or the next save. */
export type ProductDocument = Pick<ProductRecord, FirstFields> &
  Partial<Omit<ProductRecord, FirstFields | 'id' | 'updatedAt'>> &
  Place &
  Derived;

/** A product with its place in the lists. */
export type PlacedProduct = ProductRecord & Place;

/** A product's fields, those that its document lacks among them. */
export function wholeProduct(
  { beginnings: _, ...stored }: ProductDocument,
  id: string,
): Omit<PlacedProduct, 'id' | 'updatedAt'> {
  return {
    ...productDefaults,
    images: picturesOf(stored),
    slug: id,
    partNumber: '',
    status: 'active',
    rating: { sum: 0, count: 0 },
    revision: 0,
    ...stored,
  };
}

export const asProduct = readConverter<ProductDocument, PlacedProduct>((stored, { id, updatedAt }) => ({
  ...wholeProduct(stored, id),
  id,
  updatedAt,
}));

type Named = Pick<ProductRecord, 'name' | 'partNumber'>;

/** The words by which admins find a product. */
export const searchedText = ({ name, partNumber }: Named) =>
  `${name} ${partNumber} ${foldedCode(partNumber)}`;

/** Fields for queries, derived from the others. */
export const derivedFields = (product: Named): Required<Derived> => ({
  beginnings: searchBeginnings(searchedText(product)),
});

/** The pictures of a product that has one address at most. */
function picturesOf({ name, img }: Pick<NewProduct, 'name' | 'img'>): ProductRecord['images'] {
  return img === '' ? [] : [{ url: img, alt: name }];
}
