import type { ListedAction } from '@pedalworks/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage, itemsOf, paging } from '../../services/api-client.ts';

export interface AuditView {
  /** An email. */
  readonly actor?: string | undefined;
  /** An id, a user's email, an order's number or a part number. */
  readonly target?: string | undefined;
  readonly action?: ListedAction | undefined;
  /** Days like 2026-11-26, in the shop's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function auditQuery(view: AuditView) {
  return infiniteQueryOptions({
    queryKey: ['audit', view],
    queryFn: ({ signal, pageParam }) =>
      callPage('listAuditEntries', { query: { ...view, limit: 50, cursor: pageParam ?? undefined }, signal }),
    ...paging,
    select: itemsOf,
  });
}

export function importRowsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'import', id],
    queryFn: ({ signal, pageParam }) =>
      callPage('listImportRows', {
        params: { id },
        query: { limit: 50, cursor: pageParam ?? undefined },
        signal,
      }),
    ...paging,
    select: itemsOf,
  });
}

export function adminEmailsQuery() {
  return queryOptions({
    queryKey: ['users', 'admin-emails'],
    queryFn: async ({ signal }) => {
      const admins = await call('listUsers', { query: { role: 'admin', limit: 100 }, signal });
      return admins.map(({ email }) => email);
    },
    staleTime: 60_000,
  });
}
