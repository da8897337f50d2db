import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from './queries.ts';

/** The parts on sale, and what one is called by its id. */
export function usePartNames() {
  const { data: parts = [], isPending, isSuccess, error, refetch } = useQuery(catalogueQuery());
  const nameOf = (id: string) => {
    const name = parts.find(({ _id }) => _id === id)?.name;
    if (name !== undefined) return name;
    return isSuccess ? 'A part no longer on sale' : isPending ? 'Loading…' : 'A part whose name did not load';
  };
  return { parts, nameOf, isPending, error, refetch };
}
