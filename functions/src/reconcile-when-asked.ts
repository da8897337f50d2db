import { readConfig } from './config.ts';
import type { Reconciliation } from './payments/reconcile-payments.ts';

const threeDaysInMilliseconds = 259_200_000;

/**
 * Reconciles payments and orders over the project the environment names. Looks three days back at the provider,
 * which is how long Stripe goes on sending an event nobody accepts (Stripe docs, "Webhooks"); what the ledger has
 * open is looked at however old it is.
 */
export async function reconcileWhenAsked(): Promise<Reconciliation> {
  const config = readConfig();
  const [{ connectFirebase }, { makePorts }, { reconcilePayments }] = await Promise.all([
    import('./gateways/firebase.ts'),
    import('./gateways/make-ports.ts'),
    import('./payments/reconcile-payments.ts'),
  ]);
  const firebase = connectFirebase(config.projectId);
  try {
    const since = new Date(Date.now() - threeDaysInMilliseconds);
    return await reconcilePayments(makePorts(firebase, config), since);
  } finally {
    await firebase.close();
  }
}
