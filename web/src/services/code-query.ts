import { queryOptions } from '@tanstack/react-query';

/** Loads code when a component mounts. For code that a click needs, see `useCodeOnDemand`. */
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
