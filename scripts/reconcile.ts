/**
 * `npm run reconcile [-- DAYS]`: compares the payments of the card provider with the orders of the shop that runs here, or
 * of the real project that GCLOUD_PROJECT names (with Google's application-default credentials, and the shop's currency and
 * Stripe keys in the environment), and settles what a lost event or a restored backup left behind. Ends with 2 where a
 * person must look.
 */
import { readConfig } from '../functions/src/config.ts';
import { connectFirebase } from '../functions/src/gateways/firebase.ts';
import { makePorts } from '../functions/src/gateways/make-ports.ts';
import { reconcilePayments, type Reconciliation } from '../functions/src/payments/reconcile-payments.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

/** How long Stripe goes on sending an event nobody accepts (Stripe docs, "Webhooks"). */
const usualDays = 3;
const dayInMilliseconds = 86_400_000;

function tell({ looked, settled, closed, unresolved }: Reconciliation): void {
  console.log(
    `Looked at ${String(looked)} payments: ${String(settled.length)} orders settled, ${String(closed.length)} payments closed.`,
  );
  for (const orderId of settled) console.log(`  paid now: order ${orderId}`);
  for (const { paymentId, orderId, verdict } of unresolved)
    console.log(`  look at ${paymentId} (order ${orderId ?? 'none'}): ${verdict}`);
}

/** Settings without which payments would look wrong, or emails link to another shop. */
const needed = ['CURRENCY', 'PUBLIC_ADDRESS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

function requireSettings(project: string): void {
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length === 0) return;
  throw new Error(`As ${project} has them, the environment must name ${missing.join(', ')} too.`);
}

function daysOf(text: string): number {
  const days = Number(text);
  if (days > 0 && days <= 3650) return days;
  throw new Error(`How many days back? ${text} is not a number of them: npm run reconcile -- 14`);
}

/** @throws Error that says what the command line or the environment lacks */
export async function reconcile(wanted = String(usualDays)): Promise<void> {
  const days = daysOf(wanted);
  const project = await chosenProject('npm run reconcile');
  requireSettings(project);
  const { CURRENCY: currency = '' } = process.env;
  console.log(`Reconciling ${project}, which takes ${currency.toUpperCase()}, ${String(days)} days back…`);
  const firebase = connectFirebase(project);
  try {
    const since = new Date(Date.now() - days * dayInMilliseconds);
    const reconciliation = await reconcilePayments(makePorts(firebase, readConfig()), since);
    tell(reconciliation);
    if (reconciliation.unresolved.length > 0) process.exitCode = 2;
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, reconcile);
