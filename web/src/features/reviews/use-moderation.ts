import { useCallback } from 'react';
import type { Review } from '@pedalworks/contract';
import { callPage, type Page } from '../../services/api-client.ts';
import { errorSentence } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import { callInSession, endingSession } from '../../services/session-refusal.ts';
import { isGone } from '../../services/use-deletion.ts';
import { usePages, type Pages } from '../../services/use-pages.ts';

interface Moderation {
  readonly pages: Pages<Review>;
  readonly publish: (review: Review, published: boolean) => Promise<void>;
  /** @throws what the shop says against it */
  readonly remove: (review: Review) => Promise<void>;
  readonly takeOut: (review: Review) => void;
}

const pageSize = 100;

const loadReviews = endingSession(
  (signal: AbortSignal | undefined, cursor?: string): Promise<Page<readonly Review[]>> =>
    callPage('listReviews', { query: { all: 'true', limit: pageSize, cursor }, ...(signal && { signal }) }),
);

/** All reviews, those that wait for approval included, and what an admin can do with them (contract.md, Calls). */
export function useModeration(): Moderation {
  const pages = usePages(loadReviews);
  const { change } = pages;
  const takeOut = useCallback(
    ({ _id }: Review) => {
      change((all) => all.filter((review) => review._id !== _id));
    },
    [change],
  );
  const publish = useCallback(
    async (review: Review, published: boolean) => {
      const { _id } = review;
      try {
        await callInSession('publishReview', { params: { id: _id }, body: { published } });
        change((all) => all.map((other) => (other._id === _id ? { ...other, published } : other)));
        notify.success(published ? 'The review is on the home page' : 'The review is hidden');
      } catch (error) {
        notify.error('Failed to change the review', errorSentence(error));
        if (isGone(error)) takeOut(review);
      }
    },
    [change, takeOut],
  );
  return { pages, publish, remove, takeOut };
}

async function remove({ _id }: Review): Promise<void> {
  await callInSession('deleteReview', { params: { id: _id } });
  notify.success('The review is deleted');
}
