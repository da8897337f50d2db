import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { useTypingPause } from '../../ui/use-typing-pause.ts';

const cachedMilliseconds = 10_000;

/** Debounces and runs a search. Never returns outdated results, because Enter would open one of them. */
export function useSearchResults(text: string) {
  const wanted = text.trim();
  const [q, setQ] = useState(wanted);
  useTypingPause(() => setQ(wanted), { typed: wanted, milliseconds: 150 });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call('searchShop', { query: { q }, signal }),
    enabled: q !== '',
    staleTime: cachedMilliseconds,
    gcTime: cachedMilliseconds,
  });
  const isCurrent = q === wanted && wanted !== '';
  const found = isCurrent ? data : undefined;
  const failure = isCurrent && !isFetching ? error : null;
  const isReady = wanted === '' || found !== undefined;
  return {
    wanted,
    found,
    /** True if there are results for the current text, or if the text is empty. */
    isReady,
    isSearching: !isReady && failure === null,
    error: failure,
    searchNow: () => {
      setQ(wanted);
      if (failure !== null) void refetch();
    },
  };
}
