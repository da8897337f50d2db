import type { CatalogueProduct, Order } from '@pedalworks/contract';

export type Line = Order['lines'][number];

/** Active parts by id; undefined while loading. */
export type Parts = ReadonlyMap<string, CatalogueProduct> | undefined;

export function partsById(catalogue: readonly CatalogueProduct[] | undefined): Parts {
  return catalogue === undefined ? undefined : new Map(catalogue.map((part) => [part._id, part]));
}

/** Picture and URL of an order line. Orders without a stored picture show the part’s current one. */
export function linePart({ productId, img }: Line, parts: Parts) {
  const part = parts?.get(productId);
  return {
    img: img === '' ? (part?.img ?? '') : img,
    /** Null if the part is archived. */
    address: parts !== undefined && part === undefined ? null : `/parts/${part?.slug ?? productId}`,
  };
}
