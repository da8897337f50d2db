import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review, ReviewChange } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { isNotFound } from '../../services/record-errors.ts';
import { notify } from '../../services/notify.ts';
import type { SessionUser } from '../../services/session.ts';
import { formatNumber } from '../../ui/money.ts';
import { counted, plural } from '@pedalworks/contract/words';
import { useBulkChange } from '../shared/bulk-change.tsx';

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    // Refetches products too, because a part's rating is the average of its published reviews.
    Promise.all([['reviews'], ['products']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function usePublishReview({ _id, published }: Review) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call('publishReview', { params: { id: _id }, body: { published: !published } }),
    onSuccess: () => {
      notify.success(published ? 'The review is hidden' : 'The review is on the home page');
      return refresh();
    },
    onError: (error) => {
      notify.error('Failed to change the review', errorMessage(error));
      if (isNotFound(error)) void refresh();
    },
  });
}

export function useChangeReviews() {
  return useBulkChange<Review, ReviewChange>({
    send: (reviews, change) =>
      call('changeReviews', { body: { change, reviews: reviews.map(({ _id: id }) => ({ id })) } }),
    words: wordsOf,
    undoOf: (change) => (change === 'delete' ? null : change === 'publish' ? 'hide' : 'publish'),
    failure: 'Failed to change the reviews',
    onSettled: useRefresh(),
  });
}

const reviewsIn = (count: number) => counted(count, 'review');

const participles: Readonly<Record<ReviewChange, string>> = {
  publish: 'published',
  hide: 'hidden',
  delete: 'deleted',
};

const wordsOf = (change: ReviewChange) => ({
  done: (count: number) => `${reviewsIn(count)} ${plural(count, 'is', 'are')} ${participles[change]}`,
  failed: (count: number, asked: number) =>
    `Failed to ${change} ${formatNumber(count)} of ${reviewsIn(asked)}`,
  nameOf: ({ customerName, customerEmail }: Review) => customerName || customerEmail,
});

/** Deletes a review. Call the returned `refresh` after a failure: another admin may have deleted the review. */
export function useDeleteReview({ _id }: Review) {
  const refresh = useRefresh();
  const deletion = useMutation({
    mutationFn: () => call('deleteReview', { params: { id: _id } }),
    onSuccess: () => {
      notify.success('The review is deleted');
      void refresh();
    },
  });
  return { deletion, refresh };
}

export interface ReviewValues {
  readonly rating: string;
  readonly comment: string;
  /** Product id; empty for a review of the shop. */
  readonly productId: string;
}

/** Adds a review. Its toast appears even after the user has left the form. */
export function useAddReview(author: SessionUser) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ rating, comment, productId }: ReviewValues) =>
      call('addReview', {
        body: {
          customerEmail: author.email,
          customerName: author.displayName,
          customerPhoto: author.photoUrl,
          comment,
          ...(productId === '' ? {} : { productId }),
          // NaN becomes null in JSON, which the API reports as a missing rating. `Number('')` would send 0.
          rating: rating === '' ? Number.NaN : Number(rating),
        },
      }),
    onSuccess: () => {
      notify.success('Your Review is successful');
      void refresh();
    },
    onError: (error) => notify.error('Your Review is failed', errorMessage(error)),
    meta: { sendsForm: true },
  });
}
