import { useCallback } from 'react';
import type { Order } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { loadCards, type CardProvider } from '../../services/cards/load-cards.ts';
import { endingSession } from '../../services/session-refusal.ts';
import { useLoaded, type Loading } from '../../services/use-loaded.ts';

/** The card provider's script, ready for its form. */
export function useCardProvider(): Loading<CardProvider> {
  return useLoaded(loadCards);
}

/**
 * The client secret of the order's one PaymentIntent: the same for every tab, reload and retry
 * (contract.md, Payment, 1), so that paying again cannot charge twice.
 */
export function useClientSecret({ _id, price }: Order): Loading<string> {
  const load = useCallback(
    (signal: AbortSignal) =>
      endingSession(async () => {
        const body = { price, orderId: _id };
        return (await call('createPaymentIntent', { body, signal })).clientSecret;
      })(),
    [_id, price],
  );
  return useLoaded(load);
}
