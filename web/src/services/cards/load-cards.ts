import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { config } from '../../config.ts';
import { NetworkError, networkErrorOr } from '../network-error.ts';
import { withTimeLimit } from '../time-limit.ts';

/** Loads the card provider's script. Ad blockers and privacy extensions may block it. */
export async function loadCards(): Promise<Stripe> {
  try {
    const provider = await withTimeLimit(loadProvider, { kind: 'cardsBlocked' });
    if (provider !== null) return provider;
  } catch (error) {
    throw networkErrorOr('cardsBlocked', error);
  }
  throw new NetworkError('unreadable');
}

async function loadProvider(): Promise<Stripe | null> {
  // The URL of the offline provider is empty if `npm start` runs with Stripe's own keys.
  if (EMULATOR_BUILD && config.stripe.emulatorUrl !== '')
    await (await import('./offline-cards.ts')).loadOfflineScript();
  return loadStripe(config.stripe.publishableKey);
}
