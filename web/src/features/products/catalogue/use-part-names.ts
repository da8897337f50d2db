import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from './queries.ts';

/** The parts on sale by their id, and what each is called. */
export function usePartNames() {
  const { data: parts, isPending, isSuccess, error } = useQuery(catalogueQuery());
  const byId = useMemo(() => new Map(parts?.map((part) => [part._id, part])), [parts]);
  const missing = isSuccess
    ? 'A part no longer on sale'
    : isPending
      ? 'Loading…'
      : 'A part whose name did not load';
  const nameOf = (id: string) => byId.get(id)?.name ?? missing;
  return { byId, nameOf, isPending, error };
}
