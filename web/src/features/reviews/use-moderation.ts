import { useCallback } from 'react';
import type { Review } from '@pedalworks/contract';
import { callPage, type Page } from '../../services/api-client.ts';
import { errorSentence } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import { callInSession, endingSession } from '../../services/session-refusal.ts';
import { usePages, type Pages } from '../../services/use-pages.ts';

interface Moderation {
  readonly pages: Pages<Review>;
  readonly publish: (review: Review, published: boolean) => Promise<void>;
  /** @throws what the shop says against it */
  readonly remove: (review: Review) => Promise<void>;
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
  const publish = useCallback(
    async ({ _id }: Review, published: boolean) => {
      try {
        await callInSession('publishReview', { params: { id: _id }, body: { published } });
        change((all) => all.map((review) => (review._id === _id ? { ...review, published } : review)));
        notify.success(published ? 'The review is on the home page' : 'The review is hidden');
      } catch (error) {
        notify.error('Failed to change the review', errorSentence(error));
      }
    },
    [change],
  );
  const remove = useCallback(
    async ({ _id }: Review) => {
      await callInSession('deleteReview', { params: { id: _id } });
      change((all) => all.filter((review) => review._id !== _id));
      notify.success('The review is deleted');
    },
    [change],
  );
  return { pages, publish, remove };
}
