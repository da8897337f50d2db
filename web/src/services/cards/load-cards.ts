import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { config } from '../../config.ts';
import { NetworkError } from '../network-error.ts';

/** Loads the card provider's script, on the payment page only. Throws {@link NetworkError}; a retry loads it again. */
export async function loadCards(): Promise<Stripe> {
  try {
    // Its address is empty where `npm start` was given Stripe's own keys: no offline provider runs then.
    if (EMULATOR_BUILD && config.stripe.emulatorUrl !== '')
      await (await import('./offline-cards.ts')).loadOfflineScript();
    const provider = await loadStripe(config.stripe.publishableKey);
    if (provider !== null) return provider;
  } catch (error) {
    throw new NetworkError('unreachable', error);
  }
  throw new NetworkError('unreadable');
}
