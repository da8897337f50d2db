import { queryOptions } from '@tanstack/react-query';
import { call, freshMs } from '../../services/api-client.ts';
import { adminStatusKey } from '../../services/session.ts';

export function adminStatusQuery(email: string) {
  return queryOptions({
    queryKey: [adminStatusKey, email],
    queryFn: async ({ signal }) => (await call('getAdminStatus', { params: { email }, signal })).admin,
    staleTime: freshMs,
  });
}
