import { readConfig } from './config.ts';
import type { Reconciliation } from './payments/reconcile-payments.ts';

/** How long Stripe goes on sending an event nobody accepts (Stripe docs, "Webhooks"). */
export const usualDays = 3;

const dayInMilliseconds = 86_400_000;

/**
 * Reconciles payments and orders over the project the environment names.
 *
 * @param days how far back it asks the provider; what the ledger has open is looked at however old it is
 */
export async function reconcileWhenAsked(days = usualDays): Promise<Reconciliation> {
  const config = readConfig();
  const [{ connectFirebase }, { makePorts }, { reconcilePayments }] = await Promise.all([
    import('./gateways/firebase.ts'),
    import('./gateways/make-ports.ts'),
    import('./payments/reconcile-payments.ts'),
  ]);
  const firebase = connectFirebase(config.projectId);
  try {
    const since = new Date(Date.now() - days * dayInMilliseconds);
    return await reconcilePayments(makePorts(firebase, config), since);
  } finally {
    await firebase.close();
  }
}
