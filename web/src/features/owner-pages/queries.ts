import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import { ownerPageTitles, type OwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import type { OwnerPage } from '@pedalworks/contract';
import { useRef } from 'react';
import { adminList, call, callPage, callVersioned, type Versioned } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

const editedKey = (key: OwnerPageKey) => ['edited-pages', key] as const;

export function editedPageQuery(key: OwnerPageKey) {
  return queryOptions({
    queryKey: editedKey(key),
    queryFn: ({ signal }) => callVersioned('getOwnerPage', { params: { key }, signal }),
  });
}

export function pageVersionsQuery(key: OwnerPageKey) {
  return infiniteQueryOptions({
    queryKey: [...editedKey(key), 'versions'],
    queryFn: ({ signal, pageParam }) =>
      callPage('listOwnerPageVersions', {
        params: { key },
        query: { limit: 10, cursor: pageParam ?? undefined },
        signal,
      }),
    ...adminList,
  });
}

/** HTML of a text that is not saved yet, from the server, which shoppers' pages come from too. */
export function previewQuery(key: OwnerPageKey, text: string) {
  return queryOptions({
    queryKey: [...editedKey(key), 'preview', text],
    queryFn: ({ signal }) =>
      call('saveOwnerPage', { params: { key }, body: { text, dryRun: true }, headers: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

const changedText =
  'Another admin has saved this page since you opened it; Versions has their text. Save again to replace it.';

/** Saves a page. If another admin has saved it meanwhile, the first attempt fails, and the next one replaces it. */
export function useSavePage(key: OwnerPageKey, loaded: Versioned<OwnerPage>) {
  const queryClient = useQueryClient();
  const etag = useRef(loaded.etag);
  return useMutation({
    mutationFn: async (text: string) => {
      try {
        const headers = { 'If-Match': etag.current };
        return await call('saveOwnerPage', { params: { key }, body: { text }, headers });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'request/changed')) throw error;
        etag.current = (await callVersioned('getOwnerPage', { params: { key } })).etag;
        throw new ApiError('request/changed', { message: changedText, issues: [issueOf(changedText)] });
      }
    },
    onSuccess: (page) => {
      etag.current = `"${String(page.revision)}"`;
      queryClient.setQueryData(editedKey(key), { body: page, etag: etag.current });
      notify.success(`${ownerPageTitles[key]} saved`);
    },
    onError: (error) => notify.error('Failed to save the page', errorMessage(error)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: pageVersionsQuery(key).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['owner-pages'] });
    },
    meta: { sendsForm: true },
  });
}

const issueOf = (message: string) => ({ path: 'text', message });
