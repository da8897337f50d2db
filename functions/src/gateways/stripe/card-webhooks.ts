import Stripe from 'stripe';
import type { CardWebhook } from '../../model/deployment.ts';
import { eventTypes } from './card-events.ts';

/** Lists webhook endpoints. Returns null if the secret key may not read them, or the offline emulator answers 404. */
export async function webhooksOf(client: Stripe): Promise<readonly CardWebhook[] | null> {
  try {
    const { data } = await client.webhookEndpoints.list({ limit: 100 });
    return data.map(({ url, status, api_version: apiVersion, enabled_events: enabled }) => ({
      url,
      isEnabled: status === 'enabled',
      apiVersion,
      missingEvents: eventTypes.filter((type) => !enabled.includes(type) && !enabled.includes('*')),
    }));
  } catch (error) {
    const isUnknown = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
    if (isUnknown || error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}
