import { queryOptions } from '@tanstack/react-query';

/** Returns a query that loads code when a component mounts. See `useCodeOnDemand` for code that a click needs. */
export function codeQuery<Code extends object>(name: string, load: () => Promise<Code>) {
  return queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    meta: { isPublic: true },
  });
}
