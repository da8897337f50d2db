import { minuteMilliseconds, type DeploymentCheck } from '@pedalworks/contract';
import type { CardWebhook } from '../model/deployment.ts';
import type { Ports } from '../ports.ts';
import { resultWithin } from '../shared/time-limits.ts';

export type DeploymentPorts = Pick<Ports, 'missingIndexes' | 'cards' | 'jobs'>;

export interface DeploymentSettings {
  readonly publicAddress: string;
  readonly isBehindFrontEnd: boolean;
}

type CheckResult = Pick<DeploymentCheck, 'status' | 'detail'>;
type Check = (ports: DeploymentPorts, deployment: DeploymentSettings) => Promise<CheckResult>;

const ok = (detail: string): CheckResult => ({ status: 'ok', detail });
const failed = (detail: string): CheckResult => ({ status: 'failed', detail });
const skipped = (detail: string): CheckResult => ({ status: 'skipped', detail });

const checks: Readonly<Record<string, Check>> = {
  'Firestore indexes': checkIndexes,
  'Stripe webhook': checkWebhook,
  'Scheduled job': checkJob,
};

const checkMilliseconds = 12_000;

/** Runs all checks. A check that fails or times out does not stop the others. */
export function checkDeployment(
  ports: DeploymentPorts,
  deployment: DeploymentSettings,
): Promise<DeploymentCheck[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const result = check(ports, deployment).catch((error: unknown) =>
        failed(error instanceof Error ? error.message : String(error)),
      );
      const late = failed('No answer in time. Try again.');
      return { name, ...(await resultWithin(checkMilliseconds, result, late)) };
    }),
  );
}

async function checkIndexes({ missingIndexes }: DeploymentPorts): Promise<CheckResult> {
  const missing = await missingIndexes();
  if (missing.length === 0) return ok('Every query has its index.');
  const count = `${String(missing.length)} missing or still being built`;
  return failed(
    `${count}. Run npx firebase deploy --only firestore:indexes, or follow the link: ${missing.join(' ')}`,
  );
}

async function checkWebhook(
  { cards }: DeploymentPorts,
  { publicAddress }: DeploymentSettings,
): Promise<CheckResult> {
  const webhooks = await cards.webhooks();
  if (webhooks === null)
    return skipped(
      'The key may not read webhook endpoints. Compare its events with docs/operations.md, Stripe.',
    );
  const own = webhooks.filter(({ url }) => url.endsWith('/stripe/webhook'));
  const webhook = own.find(({ url }) => url.startsWith(`${publicAddress}/`)) ?? own[0];
  if (webhook === undefined)
    return failed(`None is registered. Add ${publicAddress}/stripe/webhook in Stripe.`);
  return webhookVerdict(webhook, cards.apiVersion);
}

function webhookVerdict(
  { url, isEnabled, missingEvents, apiVersion }: CardWebhook,
  expected: string,
): CheckResult {
  if (!isEnabled) return failed(`${url} is disabled. Enable it in Stripe.`);
  if (missingEvents.length > 0) return failed(`Add these events to ${url}: ${missingEvents.join(', ')}.`);
  if (apiVersion !== expected)
    return failed(
      `${url} has the API version ${apiVersion ?? 'of the account'}. Create it again with ${expected}.`,
    );
  return ok(`${url} receives every event the shop acts on.`);
}

/** Maximum age of the scheduled job's last run: two half-hourly runs and some tolerance. */
const maxJobAge = 70 * minuteMilliseconds;

async function checkJob(
  { jobs }: DeploymentPorts,
  { isBehindFrontEnd }: DeploymentSettings,
): Promise<CheckResult> {
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
