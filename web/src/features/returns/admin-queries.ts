import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminList, callPage, itemsOf, type CallArguments } from '../../services/api-client.ts';

export type ReturnQuery = Omit<
  NonNullable<CallArguments<'listReturns'>['query']>,
  'limit' | 'cursor' | 'search'
> & { readonly search?: string | undefined };

export function allReturnsQuery(view: ReturnQuery) {
  return infiniteQueryOptions({
    queryKey: ['returns', 'all', view],
    queryFn: ({ signal, pageParam }) =>
      callPage('listReturns', { query: { ...view, limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
    select: itemsOf,
  });
}
