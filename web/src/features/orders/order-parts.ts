import type { CatalogueProduct, Order } from '@pedalworks/contract';

export type Line = Order['lines'][number];

/** Active parts by id; undefined while loading. */
export type Parts = ReadonlyMap<string, CatalogueProduct> | undefined;

export function partsById(catalogue: readonly CatalogueProduct[] | undefined): Parts {
  return catalogue === undefined ? undefined : new Map(catalogue.map((part) => [part._id, part]));
}

export function linePart({ productId, img }: Line, parts: Parts) {
  const part = parts?.get(productId);
  return {
    img: img === '' ? (part?.img ?? '') : img,
    address: parts !== undefined && part === undefined ? null : `/parts/${part?.slug ?? productId}`,
  };
}
