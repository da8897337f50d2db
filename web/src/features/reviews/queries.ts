import { infiniteQueryOptions } from '@tanstack/react-query';
import { reviewsPerPage } from '@pedalworks/contract/pages';
import { adminList, callPage, freshMs, itemsOf, paging } from '../../services/api-client.ts';

export function publishedReviewsQuery(productId?: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', 'published', productId],
    queryFn: ({ signal, pageParam }) => {
      const query = { productId, limit: reviewsPerPage, cursor: pageParam ?? undefined };
      return callPage('listReviews', { query, token: null, signal });
    },
    ...paging,
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}

export interface ReviewView {
  readonly published?: 'true' | 'false' | undefined;
  readonly search?: string | undefined;
}

export function allReviewsQuery(view: ReviewView) {
  return infiniteQueryOptions({
    queryKey: ['reviews', 'all', view],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...view, all: 'true', limit: 100, cursor: pageParam ?? undefined } as const;
      return callPage('listReviews', { query, signal });
    },
    ...adminList,
    select: itemsOf,
  });
}
