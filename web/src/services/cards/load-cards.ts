import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { config } from '../../config.ts';
import { NetworkError } from '../network-error.ts';

export async function loadCards(): Promise<Stripe> {
  try {
    // The URL of the offline provider is empty if `npm start` runs with Stripe's own keys.
    if (EMULATOR_BUILD && config.stripe.emulatorUrl !== '')
      await (await import('./offline-cards.ts')).loadOfflineScript();
    const provider = await loadStripe(config.stripe.publishableKey);
    if (provider !== null) return provider;
  } catch (error) {
    throw new NetworkError('unreachable', error);
  }
  throw new NetworkError('unreadable');
}
