import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import { adminStatusKey } from '../services/session.ts';
import { onAccessTokenChange, readAccessToken } from '../services/access-token.ts';
import { isWorthRetrying } from '../services/network-error.ts';
import { forgetLists } from '../ui/last-list.ts';

export interface CallMeta extends Record<string, unknown> {
  /** True for public data, which stays cached when the session changes. */
  readonly isPublic?: boolean;
  /** True for an order list: a 401 or 403 ends the session and redirects to `/` (docs/product.md, Account). */
  readonly isOrderList?: boolean;
  /** True for a mutation that submits a form. A 401 then ends the session only after the unsaved-changes prompt. */
  readonly sendsForm?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

type OnError = (error: unknown, meta: CallMeta | undefined) => void;

export function createQueryClient(onError: OnError = () => undefined): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, queryKey }) => {
        onError(error, meta);
        if (queryKey[0] !== adminStatusKey && isForbidden(error)) readRoleAgain();
      },
    }),
    mutationCache: new MutationCache({
      onError: (...[error, , , { meta }]) => {
        onError(error, meta);
        if (isForbidden(error)) readRoleAgain();
      },
      onSettled: () => void queryClient.invalidateQueries({ queryKey: ['stats'] }),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const readRoleAgain = () => void queryClient.invalidateQueries({ queryKey: [adminStatusKey] });
  forgetWithSession(queryClient);
  return queryClient;
}

/** True for a 403. The client then refetches the admin role, because another admin may have revoked it. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.code === 'auth/forbidden';

function forgetWithSession(queryClient: QueryClient): void {
  if (typeof window === 'undefined') return;
  let token = readAccessToken();
  onAccessTokenChange(() => {
    if (readAccessToken() === token) return;
    token = readAccessToken();
    forgetLists();
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true });
  });
}
