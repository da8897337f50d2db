import { queryOptions } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

/** The server reads the claim live: an answer is good for a minute, and asked for again on entering the dashboard. */
const staleAfterMs = 60_000;

/** Whether the signed-in person is an admin. What was known before stays while it is asked again. */
export function adminStatusQuery(email: string) {
  return queryOptions({
    queryKey: ['admin-status', email],
    queryFn: async ({ signal }) => (await call('getAdminStatus', { params: { email }, signal })).admin,
    staleTime: staleAfterMs,
  });
}
