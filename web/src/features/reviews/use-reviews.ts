import { useCallback, useState } from 'react';
import type { Review } from '@pedalworks/contract';
import { callPage, type Page } from '../../services/api-client.ts';
import { useLoaded, type Loading } from '../../services/use-loaded.ts';

const pageSize = 6;

interface Reviews extends Loading<Page<readonly Review[]>> {
  readonly showMore: () => void;
}

/** Published reviews. Asked as a visitor, so that shared caches may answer. */
export function useReviews(): Reviews {
  const [wanted, setWanted] = useState(pageSize);
  const loading = useLoaded(
    useCallback(
      (signal: AbortSignal) => callPage('listReviews', { query: { limit: wanted }, token: null, signal }),
      [wanted],
    ),
  );
  const showMore = useCallback(() => {
    setWanted((count) => Math.min(count + pageSize, 100));
  }, []);
  return { ...loading, showMore };
}
