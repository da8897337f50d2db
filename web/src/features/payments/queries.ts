import { queryOptions } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { loadCards } from '../../services/cards/load-cards.ts';

/** The card provider's script, ready for its form. */
export function cardProviderQuery() {
  return queryOptions({
    queryKey: ['payments', 'card-provider'],
    queryFn: loadCards,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { isPublic: true },
  });
}

/**
 * The client secret of the order's one PaymentIntent: the same for every tab, reload and retry, so that paying again cannot charge
 * twice (docs/api.md, Payment).
 */
export function clientSecretQuery({ _id, price }: Order) {
  return queryOptions({
    queryKey: ['payments', 'client-secret', _id],
    queryFn: async ({ signal }) => {
      const body = { price, orderId: _id };
      return (await call('createPaymentIntent', { body, signal })).clientSecret;
    },
    staleTime: Infinity,
  });
}
