import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import type { SessionUser } from '../../services/session.ts';

/** What the review form holds, as typed. */
export interface ReviewValues {
  readonly rating: string;
  readonly comment: string;
  /** Empty for a review of the shop. */
  readonly productId: string;
}

/** Adds a review; the toast also reaches a user who has left the form. */
export function useAddReview(author: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ rating, comment, productId }: ReviewValues) =>
      call('addReview', {
        body: {
          customerEmail: author.email,
          customerName: author.displayName,
          customerPhoto: author.photoUrl,
          comment,
          ...(productId === '' ? {} : { productId }),
          // JSON writes NaN as null, which the API reports as missing; Number('') would be 0.
          rating: rating === '' ? Number.NaN : Number(rating),
        },
      }),
    onSuccess: () => {
      notify.success('Your Review is successful');
      void queryClient.invalidateQueries({ queryKey: ['reviews'] });
      void queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    onError: (error) => notify.error('Your Review is failed', errorMessage(error)),
    meta: { sendsForm: true },
  });
}
