import { foldedCode } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { ProductRecord } from '../../model/products.ts';
import { readConverter } from './documents.ts';
import { searchPrefixes } from '../../model/word-search.ts';

interface Place {
  /** Position in the display order. Archived products have none, so public lists omit them. */
  readonly position?: number;
  readonly archivedPosition?: number;
}

interface Derived {
  readonly beginnings: readonly string[];
}

/** Seeded products also have `fitsWith`, which the shop computes. */
export type ProductDocument = Omit<ProductRecord, 'id' | 'updatedAt'> & {
  readonly fitsWith?: unknown;
} & Place &
  Derived;

export type PlacedProduct = ProductRecord & Place;

/** Defaults of fields that older documents do not have. */
const addedLater = { madeToOrder: null, storage: '', safety: null };

const asProduct = readConverter<ProductDocument, PlacedProduct>(
  ({ beginnings: _, fitsWith: __, ...stored }, { id, updatedAt }) => ({
    ...addedLater,
    ...stored,
    id,
    updatedAt,
  }),
);

export const productsIn = (firestore: Firestore) => firestore.collection('products').withConverter(asProduct);

type Named = Pick<ProductRecord, 'name' | 'partNumber'>;

export const productSearchText = ({ name, partNumber }: Named) =>
  `${name} ${partNumber} ${foldedCode(partNumber)}`;

export const derivedFields = (product: Named): Derived => ({
  beginnings: searchPrefixes(productSearchText(product)),
});
