import { foldedCode } from '@pedalworks/contract';
import type { ProductRecord } from '../../model/products.ts';
import { readConverter } from './documents.ts';
import { searchPrefixes } from '../../search/word-search.ts';

interface Place {
  /** The place in the display order. Archived products have none, so no list includes them. */
  readonly position?: number;
  /** The position that the product had before it was archived. */
  readonly archivedPosition?: number;
}

interface Derived {
  /** Prefixes of the words of name and part number. */
  readonly beginnings: readonly string[];
}

/** products/{id}, as Firestore stores it. */
export type ProductDocument = Omit<ProductRecord, 'id' | 'updatedAt'> & Place & Derived;

export type PlacedProduct = ProductRecord & Place;

export const asProduct = readConverter<ProductDocument, PlacedProduct>(
  ({ beginnings: _, ...stored }, { id, updatedAt }) => ({ ...stored, id, updatedAt }),
);

type Named = Pick<ProductRecord, 'name' | 'partNumber'>;

/** Returns the words by which admins find a product. */
export const searchedText = ({ name, partNumber }: Named) =>
  `${name} ${partNumber} ${foldedCode(partNumber)}`;

/** Fields for queries, derived from the others. */
export const derivedFields = (product: Named): Derived => ({
  beginnings: searchPrefixes(searchedText(product)),
});
