import { newShopSettings } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { checkDeployment } from './deployment-checks.ts';
import type { CardWebhook } from '../model/deployment.ts';
import type { DeploymentPorts } from './verdict.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const deployment = { publicAddress: 'https://shop.example', isBehindFrontEnd: true };
const seller = { name: 'Pedalworks', address: 'Kettenweg 1', vatId: '', taxRatePercent: 19 };
const webhook = {
  url: 'https://shop.example/stripe/webhook',
  isEnabled: true,
  apiVersion: '2026-10-28.endive',
  missingEvents: [],
};

/** State of a correctly deployed shop. */
const healthy = {
  missingIndexes: [] as readonly string[],
  account: { id: 'acct_1', currency: 'usd' } as { id: string; currency: string } | null,
  webhooks: [webhook] as readonly CardWebhook[] | null,
  mailServer: null as string | null,
  run: { lastRunAt: minutesAgo(20), error: null } as { lastRunAt: Date; error: string | null } | null,
  mail: { createdAt: minutesAgo(90), attempts: 1, at: minutesAgo(90) } as {
    createdAt: Date;
    attempts: number;
    at: Date;
  } | null,
  settings: { ...newShopSettings, timeZone: 'Europe/Berlin', seller },
};
type Found = typeof healthy;

function portsFor({ account, webhooks, missingIndexes, mailServer, run, mail, settings }: Found) {
  const newest = mail && { createdAt: mail.createdAt, delivery: { ...mail, state: 'sent' } };
  return {
    missingIndexes: () => Promise.resolve(missingIndexes),
    cards: {
      currency: 'usd',
      apiVersion: '2026-10-28.endive',
      account: () => Promise.resolve(account),
      webhooks: () => Promise.resolve(webhooks),
    },
    checkMailServer: () => Promise.resolve(mailServer),
    mails: { newest: () => Promise.resolve(newest) },
    jobs: { lastRun: () => Promise.resolve(run) },
    settings: { read: () => Promise.resolve(settings) },
  } as unknown as DeploymentPorts;
}

const verdictsFor = (found: Partial<Found>) =>
  checkDeployment(portsFor({ ...healthy, ...found }), deployment);

describe('deployment checks', () => {
  it('succeed for a correctly deployed shop', async () => {
    const verdicts = await verdictsFor({});
    expect(verdicts.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(verdicts).toHaveLength(8);
  });

  const link = 'https://console.firebase.google.com/create';
  it.each<[fault: string, found: Partial<Found>, bad: readonly [name: string, detail: string]]>([
    [
      'an index is missing',
      { missingIndexes: [`The query requires an index: ${link}`] },
      ['Firestore indexes', link],
    ],
    [
      'Stripe pays out in another currency',
      { account: { id: 'acct_1', currency: 'eur' } },
      ['Stripe currency', 'eur'],
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
    ['the mail server refuses the password', { mailServer: 'Refused.' }, ['Mail server', 'SMTP_URL']],
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
    [
      'the email trigger does not run',
      { mail: { createdAt: minutesAgo(10), attempts: 0, at: minutesAgo(10) } },
      ['Mail trigger', 'deliverMail'],
    ],
    [
      'the scheduled job delivers emails instead of the trigger',
      { mail: { createdAt: minutesAgo(60), attempts: 1, at: minutesAgo(35) } },
      ['Mail trigger', 'deliverMail'],
    ],
    [
      'invoices have no seller',
      { settings: { ...newShopSettings, timeZone: 'Europe/Berlin' } },
      ['Seller', 'Shop Settings'],
    ],
  ])('fail if %s', async (_fault, found, [name, detail]) => {
    const bad = (await verdictsFor(found)).filter(({ status }) => status !== 'ok');
    expect(bad).toEqual([{ name, status: 'failed', detail: expect.stringContaining(detail) as string }]);
  });

  it.each<[string, Partial<Found>, string]>([
    ['the Stripe key may not read the account', { account: null }, 'Stripe currency'],
    ['the Stripe key may not read webhook endpoints', { webhooks: null }, 'Stripe webhook'],
    ['the shop sends no emails', { mailServer: 'off' }, 'Mail server'],
    ['there is no email yet', { mail: null }, 'Mail trigger'],
    ['the time zone is the default', { settings: { ...newShopSettings, seller } }, 'Time zone'],
  ])('report only the affected check as skipped if %s', async (_reason, found, name) => {
    const rest = (await verdictsFor(found)).filter(({ status }) => status !== 'ok');
    expect(rest).toMatchObject([{ name, status: 'skipped' }]);
  });

  it('fail only for the service that throws an error', async () => {
    const ports = portsFor(healthy);
    const broken = { ...ports, missingIndexes: () => Promise.reject(new Error('PERMISSION_DENIED')) };
    const bad = (await checkDeployment(broken, deployment)).filter(({ status }) => status !== 'ok');
    expect(bad).toEqual([{ name: 'Firestore indexes', status: 'failed', detail: 'PERMISSION_DENIED' }]);
  });
});
