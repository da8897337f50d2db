import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminList, callPage, itemsOf, paging } from '../../services/api-client.ts';

/** Published reviews, of one product or all, newest first. Asked as a visitor, so that shared caches may answer. */
export function publishedReviewsQuery(productId?: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', 'published', productId],
    queryFn: ({ signal, pageParam }) => {
      const query = { productId, limit: 6, cursor: pageParam ?? undefined };
      return callPage('listReviews', { query, token: null, signal });
    },
    ...paging,
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}

/** All reviews, those that wait for approval included, for admins. */
export function allReviewsQuery() {
  return infiniteQueryOptions({
    queryKey: ['reviews', 'all'],
    queryFn: ({ signal, pageParam }) =>
      callPage('listReviews', { query: { all: 'true', limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
    select: itemsOf,
  });
}
