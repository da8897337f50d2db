import Stripe from 'stripe';
import type { CardAccount, CardWebhook } from '../../model/deployment.ts';
import { eventTypes } from './card-events.ts';

export const accountOf = (client: Stripe): Promise<CardAccount | null> =>
  ifAllowed(async () => {
    const { id, default_currency: currency = null } = await client.accounts.retrieveCurrent();
    return { id, currency };
  });

export const webhooksOf = (client: Stripe): Promise<readonly CardWebhook[] | null> =>
  ifAllowed(async () => {
    const { data } = await client.webhookEndpoints.list({ limit: 100 });
    return data.map(({ url, status, api_version: apiVersion, enabled_events: enabled }) => ({
      url,
      isEnabled: status === 'enabled',
      apiVersion,
      missingEvents: eventTypes.filter((type) => !enabled.includes(type) && !enabled.includes('*')),
    }));
  });

/** Returns the result of `ask`; null if the secret key lacks permission, or the offline emulator answers 404. */
async function ifAllowed<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    const isUnknown = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
    if (isUnknown || error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}
