import { describe, expect, it } from 'vitest';
import { checkDeployment, type DeploymentPorts } from './deployment-checks.ts';
import type { CardWebhook } from '../model/deployment.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const deployment = { publicAddress: 'https://shop.example', isBehindFrontEnd: true };
const webhook = {
  url: 'https://shop.example/stripe/webhook',
  isEnabled: true,
  apiVersion: '2026-10-28.endive',
  missingEvents: [],
};

/** State of a correctly deployed shop. */
const healthy = {
  missingIndexes: [] as readonly string[],
  webhooks: [webhook] as readonly CardWebhook[] | null,
  run: { lastRunAt: minutesAgo(20), error: null } as { lastRunAt: Date; error: string | null } | null,
};
type Found = typeof healthy;

function portsFor({ webhooks, missingIndexes, run }: Found) {
  return {
    missingIndexes: () => Promise.resolve(missingIndexes),
    cards: { apiVersion: '2026-10-28.endive', webhooks: () => Promise.resolve(webhooks) },
    jobs: { lastRun: () => Promise.resolve(run) },
  } as unknown as DeploymentPorts;
}

const verdictsFor = (found: Partial<Found>) =>
  checkDeployment(portsFor({ ...healthy, ...found }), deployment);

describe('deployment checks', () => {
  it('succeed for a correctly deployed shop', async () => {
    const verdicts = await verdictsFor({});
    expect(verdicts.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(verdicts).toHaveLength(3);
  });

  const link = 'https://console.firebase.google.com/create';
  it.each<[fault: string, found: Partial<Found>, bad: readonly [name: string, detail: string]]>([
    [
      'an index is missing',
      { missingIndexes: [`The query requires an index: ${link}`] },
      ['Firestore indexes', link],
    ],
    ['no webhook is registered', { webhooks: [] }, ['Stripe webhook', 'https://shop.example/stripe/webhook']],
    [
      'the webhook is disabled',
      { webhooks: [{ ...webhook, isEnabled: false }] },
      ['Stripe webhook', 'Enable it'],
    ],
    [
      'the webhook lacks an event',
      { webhooks: [{ ...webhook, missingEvents: ['refund.failed'] }] },
      ['Stripe webhook', 'refund.failed'],
    ],
    [
      'the webhook has another API version',
      { webhooks: [{ ...webhook, apiVersion: '2020-08-27' }] },
      ['Stripe webhook', '2026-10-28.endive'],
    ],
    ['the scheduled job has never run', { run: null }, ['Scheduled job', 'Has never run']],
    [
      'the scheduled job has stopped',
      { run: { lastRunAt: minutesAgo(90), error: null } },
      ['Scheduled job', 'Resume it'],
    ],
    [
      'the scheduled job fails',
      { run: { lastRunAt: minutesAgo(5), error: 'expireOrders' } },
      ['Scheduled job', 'expireOrders'],
    ],
  ])('fail if %s', async (_fault, found, [name, detail]) => {
    const bad = (await verdictsFor(found)).filter(({ status }) => status !== 'ok');
    expect(bad).toEqual([{ name, status: 'failed', detail: expect.stringContaining(detail) as string }]);
  });

  it('report only the affected check as skipped if the Stripe key may not read webhook endpoints', async () => {
    const rest = (await verdictsFor({ webhooks: null })).filter(({ status }) => status !== 'ok');
    expect(rest).toMatchObject([{ name: 'Stripe webhook', status: 'skipped' }]);
  });

  it('fail only for the service that throws an error', async () => {
    const ports = portsFor(healthy);
    const broken = { ...ports, missingIndexes: () => Promise.reject(new Error('PERMISSION_DENIED')) };
    const bad = (await checkDeployment(broken, deployment)).filter(({ status }) => status !== 'ok');
    expect(bad).toEqual([{ name: 'Firestore indexes', status: 'failed', detail: 'PERMISSION_DENIED' }]);
  });
});
