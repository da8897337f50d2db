import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../../services/api-client.ts';

export function orderReturnsQuery(orderId: string) {
  return queryOptions({
    queryKey: ['returns', 'of-order', orderId],
    queryFn: ({ signal }) => call('listOrderReturns', { params: { id: orderId }, signal }),
  });
}

/** Fetches a return by its id or its number. */
export function returnQuery(id: string) {
  return queryOptions({
    queryKey: ['returns', 'one', id],
    queryFn: ({ signal }) => call('getReturn', { params: { id }, signal }),
  });
}

/**
 * Fetches a picture of a return and returns an object URL for it. Browsers cannot load it by address, because the address
 * requires a token. The URL stays valid, and cached, until the page is closed.
 */
export function returnImageQuery(returnId: string, imageId: string) {
  return queryOptions({
    queryKey: ['returns', 'image', returnId, imageId],
    queryFn: async () => {
      const { content } = await callFile('getReturnImage', { params: { id: returnId, imageId } });
      return URL.createObjectURL(content);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Counts the open returns of the shop, for admins. */
export function returnCountsQuery() {
  return queryOptions({
    queryKey: ['returns', 'counts'],
    queryFn: ({ signal }) => call('countReturns', { signal }),
  });
}
