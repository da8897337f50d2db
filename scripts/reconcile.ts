/**
 * `npm run reconcile`: compares the payments of the card provider with the orders of the shop that runs here, or of
 * the real project that GCLOUD_PROJECT names (with Google's application-default credentials and the shop's Stripe
 * keys in the environment), and settles what a lost event left behind. Ends with 2 where a person must look.
 */
import type { Reconciliation } from '../functions/src/payments/reconcile-payments.ts';
import { reconcileWhenAsked } from '../functions/src/reconcile-when-asked.ts';
import { runningShop } from './lib/run-lock.ts';

function tell({ looked, settled, closed, unresolved }: Reconciliation): void {
  console.log(
    `Looked at ${String(looked)} payments: ${String(settled.length)} orders settled, ${String(closed.length)} payments closed.`,
  );
  for (const orderId of settled) console.log(`  paid now: order ${orderId}`);
  for (const { paymentId, orderId, verdict } of unresolved)
    console.log(`  look at ${paymentId} (order ${orderId ?? 'none'}): ${verdict}`);
}

async function run(): Promise<void> {
  if (process.env['GCLOUD_PROJECT'] === undefined) Object.assign(process.env, (await runningShop())?.env);
  if (process.env['GCLOUD_PROJECT'] === undefined)
    throw new Error(
      'Which shop? Run npm start first, or name a deployed one: GCLOUD_PROJECT=… npm run reconcile',
    );
  const reconciliation = await reconcileWhenAsked();
  tell(reconciliation);
  if (reconciliation.unresolved.length > 0) process.exitCode = 2;
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
