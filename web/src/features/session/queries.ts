import { queryOptions } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

/** The server reads the claim live; the dashboard refetches on entering. */
const staleAfterMs = 60_000;

/** Whether the signed-in user is an admin. */
export function adminStatusQuery(email: string) {
  return queryOptions({
    queryKey: ['admin-status', email],
    queryFn: async ({ signal }) => (await call('getAdminStatus', { params: { email }, signal })).admin,
    staleTime: staleAfterMs,
  });
}
