import { useCallback, useState } from 'react';
import type { Review } from '@pedalworks/contract';
import { callPage, type Page } from '../../services/api-client.ts';
import { useLoaded, type Loading } from '../../services/use-loaded.ts';

const pageSize = 6;

export interface ReviewPages {
  /** The newest reviews. */
  readonly first: Loading<Page<readonly Review[]>>;
  /** Cursors of the pages asked for after it, in order. */
  readonly furtherCursors: readonly string[];
  readonly showMore: (cursor: string) => void;
}

export function useReviewPages(): ReviewPages {
  const [furtherCursors, setFurtherCursors] = useState<readonly string[]>([]);
  const showMore = useCallback((cursor: string) => {
    setFurtherCursors((cursors) => [...cursors, cursor]);
  }, []);
  return { first: useReviews(), furtherCursors, showMore };
}

/** One page of published reviews. Asked as a visitor, so that shared caches may answer. */
export function useReviews(cursor?: string): Loading<Page<readonly Review[]>> {
  return useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        callPage('listReviews', { query: { limit: pageSize, cursor }, token: null, signal }),
      [cursor],
    ),
  );
}
