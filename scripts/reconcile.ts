/**
 * `npm run reconcile [-- DAYS]`: compares Stripe's payments of the last DAYS with the orders, and settles payments
 * whose webhook event was lost. Exits with 2 if an admin must handle a payment, for example refund it. Works on the
 * running shop, or on the project in GCLOUD_PROJECT (with application-default credentials, CURRENCY and Stripe keys
 * in the environment).
 */
import { dayMilliseconds } from '@pedalworks/contract';
import { readConfig } from '../functions/src/config.ts';
import { connectFirebase } from '../functions/src/gateways/firebase.ts';
import { makePorts } from '../functions/src/gateways/make-ports.ts';
import { reconcilePayments } from '../functions/src/payments/reconcile-payments.ts';
import { type Reconciliation } from '../functions/src/payments/reconciliation.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

/** Default period in days: Stripe retries undelivered events for up to three days (Stripe docs, "Webhooks"). */
const usualDays = 3;

function tell({ checked, settled, closed, unresolved }: Reconciliation): void {
  console.log(
    `Checked ${String(checked)} payments: ${String(settled.length)} orders settled, ${String(closed.length)} payments closed.`,
  );
  for (const orderId of settled) console.log(`  settled: order ${orderId}`);
  for (const { paymentId, orderId, verdict } of unresolved)
    console.log(`  needs attention: ${paymentId} (order ${orderId ?? 'none'}): ${verdict}`);
}

/** Required settings. Without them, amounts would be misread or emails would link to the wrong shop. */
const needed = ['CURRENCY', 'PUBLIC_ADDRESS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

function requireSettings(project: string): void {
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length === 0) return;
  throw new Error(`Set ${missing.join(', ')} to the values of ${project}.`);
}

function daysOf(text: string): number {
  const days = Number(text);
  if (days > 0 && days <= 3650) return days;
  throw new Error(`${text} is not a number of days: npm run reconcile -- 14`);
}

/** @throws Error if an argument or setting is missing or invalid */
export async function reconcile(wanted = String(usualDays)): Promise<void> {
  const days = daysOf(wanted);
  const project = await chosenProject('npm run reconcile');
  requireSettings(project);
  const { CURRENCY: currency = '' } = process.env;
  console.log(`Reconciling ${project} (${currency.toUpperCase()}), last ${String(days)} days…`);
  const firebase = connectFirebase(project);
  try {
    const since = new Date(Date.now() - days * dayMilliseconds);
    const reconciliation = await reconcilePayments(makePorts(firebase, readConfig()), since);
    tell(reconciliation);
    if (reconciliation.unresolved.length > 0) process.exitCode = 2;
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, reconcile);
