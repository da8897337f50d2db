import type { CatalogueProduct, Order } from '@pedalworks/contract';

export type Line = Order['lines'][number];

/** The parts on sale by id; undefined until they are read. */
export type Parts = ReadonlyMap<string, CatalogueProduct> | undefined;

export function partsById(catalogue: readonly CatalogueProduct[] | undefined): Parts {
  return catalogue === undefined ? undefined : new Map(catalogue.map((part) => [part._id, part]));
}

/** Picture and address of an order line. Orders that store no picture show the part's current one. */
export function partOf({ productId, img }: Line, parts: Parts) {
  const part = parts?.get(productId);
  return {
    img: img === '' ? (part?.img ?? '') : img,
    /** Null where the part is no longer on sale. */
    address: parts !== undefined && part === undefined ? null : `/parts/${part?.slug ?? productId}`,
  };
}
