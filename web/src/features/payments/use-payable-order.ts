import { useCallback } from 'react';
import type { Order } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
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
    async (signal: AbortSignal) => {
      const products = await call('listProducts', { token: null, signal });
      return products.find(({ _id }) => _id === productId)?.img ?? null;
    },
    [productId],
  );
  const { state } = useLoaded(load);
  return state.status === 'ready' ? state.data : null;
}
