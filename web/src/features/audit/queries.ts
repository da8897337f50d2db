import { listedActions } from '@pedalworks/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage, freshMs, itemsOf, paging } from '../../services/api-client.ts';
import { oneOf, text, type ValuesOf } from '../../ui/url-params.ts';

export const auditParams = {
  actor: text('actor'),
  target: text('target'),
  action: oneOf('action', listedActions, ''),
  from: text('from'),
  to: text('to'),
};

export type AuditView = ValuesOf<typeof auditParams>;

export function auditQuery(view: AuditView) {
  return infiniteQueryOptions({
    queryKey: ['audit', view],
    queryFn: ({ signal, pageParam }) =>
      callPage('listAuditEntries', {
        query: { ...view, action: view.action || undefined, limit: 50, cursor: pageParam ?? undefined },
        signal,
      }),
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
    staleTime: freshMs,
  });
}
