import { useCallback } from 'react';
import type { Order, Product } from '@pedalworks/contract';
import { call, callPage } from '../../services/api-client.ts';
import { endingSession } from '../../services/session-refusal.ts';
import { useLoaded, type Loading } from '../../services/use-loaded.ts';

/** The order to pay. Its loader fails with `auth/forbidden` for somebody else's and `orders/not-found` for none. */
export function usePayableOrder(orderId: string): Loading<Order> {
  const load = useCallback(
    (signal: AbortSignal) => endingSession(() => call('getOrder', { params: { id: orderId }, signal }))(),
    [orderId],
  );
  return useLoaded(load);
}

/** The part's picture while the part is in the shop; an order keeps its name and price only. */
export function usePartPicture(productId: string): string | null {
  const load = useCallback(
    async (signal: AbortSignal) => (await findPart(productId, signal))?.img ?? null,
    [productId],
  );
  const { state } = useLoaded(load);
  return state.status === 'ready' ? state.data : null;
}

/** Reads the parts on sale page by page, no further than the one. */
async function findPart(id: string, signal: AbortSignal, cursor?: string): Promise<Product | null> {
  const query = { limit: 100, cursor };
  const { items, nextCursor } = await callPage('listProducts', { query, token: null, signal });
  const part = items.find(({ _id }) => _id === id);
  if (part !== undefined || nextCursor === null) return part ?? null;
  return findPart(id, signal, nextCursor);
}
