import { setTimeout as delay } from 'node:timers/promises';
import { newShopSettings, type DeploymentCheck } from '@pedalworks/contract';
import { checkCurrency, checkWebhook } from './card-checks.ts';
import {
  failed,
  ok,
  skipped,
  type Check,
  type DeploymentPorts,
  type DeploymentSettings,
  type Verdict,
} from './verdict.ts';

const checks: Readonly<Record<string, Check>> = {
  'Firestore indexes': checkIndexes,
  'Stripe currency': checkCurrency,
  'Stripe webhook': checkWebhook,
  'Mail server': checkMailServer,
  'Scheduled job': checkJob,
  'Mail trigger': checkTrigger,
  'Time zone': checkTimeZone,
  Seller: checkSeller,
};

const maxMilliseconds = 12_000;

/** Runs all checks. A check that fails or times out does not stop the others. */
export function checkDeployment(
  ports: DeploymentPorts,
  deployment: DeploymentSettings,
): Promise<DeploymentCheck[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const tooLate = delay(maxMilliseconds, failed('No answer in time. Try again.'), { ref: false });
      const verdict = check(ports, deployment).catch((error: unknown) =>
        failed(error instanceof Error ? error.message : String(error)),
      );
      return { name, ...(await Promise.race([verdict, tooLate])) };
    }),
  );
}

async function checkIndexes({ missingIndexes }: DeploymentPorts): Promise<Verdict> {
  const missing = await missingIndexes();
  if (missing.length === 0) return ok('Every query has its index.');
  const count = `${String(missing.length)} missing or still being built`;
  return failed(
    `${count}. Run npx firebase deploy --only firestore:indexes, or follow the link: ${missing.join(' ')}`,
  );
}

async function checkMailServer({ checkMailServer: check }: DeploymentPorts): Promise<Verdict> {
  const problem = await check();
  if (problem === null) return ok('The mail server accepts the credentials of SMTP_URL.');
  if (problem === 'off') return skipped('SMTP_URL is off: the shop sends no emails.');
  return failed(`${problem} Correct the secret SMTP_URL and deploy again.`);
}

/** Maximum age of the scheduled job's last run: two half-hourly runs and some tolerance. */
const maxJobAge = 70 * 60_000;

async function checkJob(
  { jobs }: DeploymentPorts,
  { isBehindFrontEnd }: DeploymentSettings,
): Promise<Verdict> {
  if (!isBehindFrontEnd) return skipped('Emulators have no scheduler.');
  const run = await jobs.lastRun();
  if (run === null)
    return failed(
      'Has never run. It runs every 30 minutes after the first deployment; then see Cloud Scheduler in the console.',
    );
  const at = run.lastRunAt.toISOString();
  if (Date.now() - run.lastRunAt.getTime() > maxJobAge)
    return failed(
      `Last run at ${at}. Resume it in Cloud Scheduler, or see the log of the function reconcile.`,
    );
  return run.error === null ? ok(`Last run at ${at}.`) : failed(`Last run at ${at} failed: ${run.error}`);
}

/** Maximum time between an email's creation and the first attempt to send it. */
const maxDeliveryMilliseconds = 5 * 60_000;

async function checkTrigger({ mails }: DeploymentPorts): Promise<Verdict> {
  const mail = await mails.newest();
  if (mail === null) return skipped('No email yet. Place a test order and run this again.');
  const { createdAt, delivery } = mail;
  const handledAt = delivery.attempts === 0 ? new Date() : delivery.at;
  if (delivery.attempts <= 1 && handledAt.getTime() - createdAt.getTime() > maxDeliveryMilliseconds)
    return failed(
      'The function deliverMail did not handle the newest email. Deploy it again; its service account needs the roles eventarc.eventReceiver and run.invoker.',
    );
  if (delivery.attempts === 0) return skipped('The newest email is being sent. Run this again.');
  return ok(`Handled the newest email (${delivery.state}) at ${delivery.at.toISOString()}.`);
}

async function checkTimeZone({ settings }: DeploymentPorts): Promise<Verdict> {
  const { timeZone } = await settings.read();
  const now = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const detail = `${timeZone}, where it is ${now.format(new Date())}.`;
  return timeZone === newShopSettings.timeZone
    ? skipped(`${detail} This is the default. If it is wrong, change it in Shop Settings.`)
    : ok(detail);
}

async function checkSeller(
  { settings }: DeploymentPorts,
  { isBehindFrontEnd }: DeploymentSettings,
): Promise<Verdict> {
  const { seller } = await settings.read();
  if (!isBehindFrontEnd) return skipped('Emulators hold demo data.');
  return seller.address === ''
    ? failed('Invoices would have no seller address. Fill in Seller in Shop Settings before the first sale.')
    : ok(`${seller.name}, tax ${String(seller.taxRatePercent)} %.`);
}
