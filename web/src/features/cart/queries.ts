import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import { call } from '../../services/api-client.ts';

export function missingPartQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'missing', id],
    queryFn: async ({ signal }) => {
      const answer = await call('getProduct', { params: { id }, token: null, signal }).catch(
        (error: unknown) => error,
      );
      return answer instanceof ApiError && answer.code === 'products/archived'
        ? answer.message
        : 'This part is no longer in the shop.';
    },
    meta: { isPublic: true },
  });
}
