import type { OwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import { queryOptions } from '@tanstack/react-query';
import { call, freshMs } from '../../../services/api-client.ts';

/** Pages of the owner that have text. Server-rendered pages contain them. */
export function linkedPagesQuery() {
  return queryOptions({
    queryKey: ['owner-pages'],
    queryFn: ({ signal }) => call('listOwnerPages', { signal }),
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}

/** Text of a page as HTML; empty if the page has no text. */
export function ownerPageQuery(key: OwnerPageKey) {
  return queryOptions({
    queryKey: ['owner-pages', key],
    queryFn: async ({ signal }) => {
      const { html, updatedAt } = await call('getOwnerPage', { params: { key }, signal });
      return { html, updatedAt };
    },
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}
