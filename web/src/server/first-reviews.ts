import type { FirstPage, Review } from '@pedalworks/contract';
import type { QueryClient } from '@tanstack/react-query';
import { publishedReviewsQuery } from '../features/reviews/queries.ts';

/** Stores the first page of reviews, of one product or of all, as the browser's query would. */
export function setFirstReviews(
  queryClient: QueryClient,
  reviews: FirstPage<Review>,
  productId?: string,
): void {
  queryClient.setQueryData(publishedReviewsQuery(productId).queryKey, {
    pages: [{ items: [...reviews.items], nextCursor: reviews.nextCursor }],
    pageParams: [null],
  });
}
