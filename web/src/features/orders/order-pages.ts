import { useCallback } from 'react';
import type { Order } from '@pedalworks/contract';
import { callPage, type Page } from '../../services/api-client.ts';
import { useLeavingOnRefusal } from '../../services/session-refusal.ts';
import { usePages, type Pages } from '../../services/use-pages.ts';

const pageSize = 100;

/** One customer's orders, newest first. A 401 or 403 ends the session and goes to `/` (spec.md §8). */
export function useCustomerOrders(customerEmail: string): Pages<Order> {
  const load = useCallback(
    (signal: AbortSignal | undefined, cursor?: string): Promise<Page<readonly Order[]>> =>
      callPage('listCustomerOrders', {
        query: { customerEmail, limit: pageSize, cursor },
        ...(signal && { signal }),
      }),
    [customerEmail],
  );
  return usePages(useLeavingOnRefusal(load));
}

/** Everybody's orders, newest first, for admins; refusals as in {@link useCustomerOrders}. */
export function useAllOrders(): Pages<Order> {
  return usePages(useLeavingOnRefusal(loadAllOrders));
}

function loadAllOrders(signal: AbortSignal | undefined, cursor?: string): Promise<Page<readonly Order[]>> {
  return callPage('listAllOrders', { query: { limit: pageSize, cursor }, ...(signal && { signal }) });
}
