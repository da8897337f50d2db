import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import { featuredCount } from '@pedalworks/contract/pages';
import type { Product } from '@pedalworks/contract';
import {
  adminList,
  call,
  callPage,
  callVersioned,
  freshMs,
  itemsOf,
  type CallArguments,
} from '../../services/api-client.ts';
import { isNotFoundOrMalformed } from '../../services/record-errors.ts';

/** Returns the query for the home page's products. Sends no access token, so that shared caches can respond. */
export function featuredProductsQuery() {
  return queryOptions({
    queryKey: ['products', 'featured'],
    queryFn: ({ signal }) => call('listProducts', { query: { limit: featuredCount }, token: null, signal }),
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => asNotFound(call('getProduct', { params: { id }, token: null, signal })),
    meta: { isPublic: true },
  });
}

export interface FoundPart {
  /** Null if no active part has the requested slug. */
  readonly product: Product | null;
  /** Message that an archived part is no longer made; otherwise null. */
  readonly notice: string | null;
}

/** Returns the query for a part's page. A loaded part that is archived later stays cached, but refetching fails. */
export function partQuery(slug: string) {
  return queryOptions({
    queryKey: ['products', 'part', slug],
    queryFn: async ({ signal, client, queryKey }): Promise<FoundPart> => {
      try {
        const product = await call('getProduct', { params: { id: slug }, token: null, signal });
        return { product, notice: null };
      } catch (error) {
        const shown = client.getQueryData<FoundPart>(queryKey)?.product ?? null;
        if (!isNotFoundOrMalformed(error) || shown !== null) throw error;
        return { product: null, notice: error.code === 'products/archived' ? error.message : null };
      }
    },
    // Caches a not-found result for a minute.
    staleTime: ({ state }) => (state.data?.product === null ? freshMs : 0),
    meta: { isPublic: true },
  });
}

/** Converts a 400, which the API returns for a malformed id, to `products/not-found`. */
async function asNotFound<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 400 ? new ApiError('products/not-found') : error;
  });
}

/** Returns the query for a product to edit, active or archived, with its ETag. Never served from the cache. */
export function editedProductQuery(id: string) {
  return queryOptions({
    queryKey: ['edited-product', id],
    queryFn: ({ signal }) => asNotFound(callVersioned('getProduct', { params: { id }, signal })),
    staleTime: Infinity,
    gcTime: 0,
  });
}

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

export function stockMovementsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['products', 'stock', id],
    queryFn: ({ signal, pageParam }) =>
      callPage('listStockMovements', {
        params: { id },
        query: { limit: 20, cursor: pageParam ?? undefined },
        signal,
      }),
    ...adminList,
    select: itemsOf,
  });
}

export function lastChangeQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'last-change', id],
    queryFn: async ({ signal }) =>
      (await call('listAuditEntries', { query: { target: id, limit: 1 }, signal }))[0] ?? null,
  });
}
