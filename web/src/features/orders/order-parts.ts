import { useMemo } from 'react';
import type { CatalogueProduct, Order } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../products/public/catalogue-query.ts';

export type Line = Order['lines'][number];

/** Active parts by id; undefined while loading. */
export type Parts = ReadonlyMap<string, CatalogueProduct> | undefined;

export function useParts(): Parts {
  const { data } = useQuery(catalogueQuery());
  return useMemo(() => data && new Map(data.map((part) => [part._id, part])), [data]);
}

/** Returns the picture of an order line. Requests the catalogue only if the part had no picture when it was ordered. */
export function useLinePicture({ productId, img }: Pick<Line, 'productId' | 'img'>): string {
  const { data = '' } = useQuery({
    ...catalogueQuery(),
    enabled: img === '' && productId !== '',
    select: (parts) => parts.find(({ _id }) => _id === productId)?.img ?? '',
  });
  return img === '' ? data : img;
}

/** Returns the address of a line's part; null if it is no longer in the shop. */
export function partAddress({ productId }: Line, parts: Parts): string | null {
  const part = parts?.get(productId);
  return parts !== undefined && part === undefined ? null : `/parts/${part?.slug ?? productId}`;
}
