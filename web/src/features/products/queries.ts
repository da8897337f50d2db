import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product } from '@pedalworks/contract';
import {
  adminList,
  call,
  callPage,
  callVersioned,
  itemsOf,
  type CallArguments,
} from '../../services/api-client.ts';
import { isMissing } from '../../services/refusals.ts';

export const featuredCount = 6;

/** The products home shows. Asked as a visitor, so that shared caches may answer. */
export function featuredProductsQuery() {
  return queryOptions({
    queryKey: ['products', 'featured'],
    queryFn: ({ signal }) => call('listProducts', { query: { limit: featuredCount }, token: null, signal }),
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}

/** One product on sale, by id, slug, former slug or part number. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => orNoPart(call('getProduct', { params: { id }, token: null, signal })),
    meta: { isPublic: true },
  });
}

export interface FoundPart {
  /** Null where none is sold by that name. */
  readonly product: Product | null;
  /** Message that it is no longer made; null for an unknown name. */
  readonly notice: string | null;
}

/** Product of a part's page. Once loaded it stays, and its removal becomes an error. */
export function partQuery(slug: string) {
  return queryOptions({
    queryKey: ['products', 'part', slug],
    queryFn: async ({ signal, client, queryKey }): Promise<FoundPart> => {
      try {
        const product = await call('getProduct', { params: { id: slug }, token: null, signal });
        return { product, notice: null };
      } catch (error) {
        const shown = client.getQueryData<FoundPart>(queryKey)?.product ?? null;
        if (!isMissing(error) || shown !== null) throw error;
        return { product: null, notice: error.code === 'products/archived' ? error.message : null };
      }
    },
    // The server has just said that there is none, in the page or in an answer.
    staleTime: ({ state }) => (state.data?.product === null ? 60_000 : 0),
    meta: { isPublic: true },
  });
}

/** A name that no part can have is refused as malformed; to a person it is that of a part there is not. */
async function orNoPart<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 400 ? new ApiError('products/not-found') : error;
  });
}

/** One product to be edited, archived ones too, with the version it is saved against; refetched at each opening. */
export function editedProductQuery(id: string) {
  return queryOptions({
    queryKey: ['edited-product', id],
    queryFn: ({ signal }) => orNoPart(callVersioned('getProduct', { params: { id }, signal })),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Filters and order of the products list for admins. */
export type ProductView = Omit<
  NonNullable<CallArguments<'listAllProducts'>['query']>,
  'limit' | 'cursor' | 'search'
> & { readonly search?: string | undefined };

export function allProductsQuery(view: ProductView) {
  return infiniteQueryOptions({
    queryKey: ['products', 'all', view],
    queryFn: ({ signal, pageParam }) =>
      callPage('listAllProducts', { query: { ...view, limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
    select: itemsOf,
  });
}

/** Latest audit entry of a product, or null. */
export function lastChangeQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'last-change', id],
    queryFn: async ({ signal }) =>
      (await call('listAuditEntries', { query: { target: id, limit: 1 }, signal }))[0] ?? null,
  });
}
