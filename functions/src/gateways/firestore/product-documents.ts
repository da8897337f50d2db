import { foldedCode } from '@pedalworks/contract';
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

type Fit = Pick<ProductRecord, 'kind' | 'interfaces' | 'fitOverrides'>;

/** Products stored before compatibility was judged have `fitsWith` instead of the fields of `Fit`. */
export type ProductDocument = Omit<ProductRecord, 'id' | 'updatedAt' | keyof Fit> &
  Partial<Fit> & { readonly fitsWith?: unknown } & Place &
  Derived;

export type PlacedProduct = ProductRecord & Place;

export const asProduct = readConverter<ProductDocument, PlacedProduct>(
  (
    { beginnings: _, fitsWith: __, kind = null, interfaces = [], fitOverrides = [], ...stored },
    { id, updatedAt },
  ) => ({ ...stored, kind, interfaces, fitOverrides, id, updatedAt }),
);

type Named = Pick<ProductRecord, 'name' | 'partNumber'>;

export const searchedText = ({ name, partNumber }: Named) =>
  `${name} ${partNumber} ${foldedCode(partNumber)}`;

export const derivedFields = (product: Named): Derived => ({
  beginnings: searchPrefixes(searchedText(product)),
});
