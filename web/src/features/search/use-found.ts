import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

const pauseMilliseconds = 150;

/** Searches for a text once typing pauses. Results for another text are not shown: Enter would open them. */
export function useFound(text: string) {
  const wanted = text.trim();
  const [q, setQ] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call('searchShop', { query: { q }, signal }),
    enabled: q !== '',
    staleTime: 10_000,
  });
  const isCurrent = q === wanted && wanted !== '';
  return {
    found: isCurrent ? data : undefined,
    isSearching: wanted !== '' && (!isCurrent || (isFetching && data === undefined)),
    error: isCurrent && !isFetching ? error : null,
    refetch: () => void refetch(),
  };
}
