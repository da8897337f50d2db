import type { CardWebhook } from '../model/deployment.ts';
import { failed, ok, skipped, type Check, type DeploymentPorts, type Verdict } from './verdict.ts';

export async function checkCurrency({ cards }: DeploymentPorts): Promise<Verdict> {
  const account = await cards.account();
  if (account?.currency == null)
    return skipped(
      `The key may not read the account. Compare CURRENCY=${cards.currency} with Stripe's dashboard.`,
    );
  const { id, currency } = account;
  if (currency === cards.currency) return ok(`${id} is paid out in ${currency}.`);
  return failed(
    `CURRENCY is ${cards.currency}, but ${id} is paid out in ${currency}: Stripe would convert every payment for a fee.`,
  );
}

export const checkWebhook: Check = async ({ cards }, { publicAddress }) => {
  const webhooks = await cards.webhooks();
  if (webhooks === null)
    return skipped(
      'The key may not read webhook endpoints. Compare its events with docs/operations.md, Stripe.',
    );
  const own = webhooks.filter(({ url }) => url.endsWith('/stripe/webhook'));
  const webhook = own.find(({ url }) => url.startsWith(`${publicAddress}/`)) ?? own[0];
  if (webhook === undefined)
    return failed(`None is registered. Add ${publicAddress}/stripe/webhook in Stripe.`);
  return verdictOf(webhook, cards.apiVersion);
};

function verdictOf({ url, isEnabled, missingEvents, apiVersion }: CardWebhook, expected: string): Verdict {
  if (!isEnabled) return failed(`${url} is disabled. Enable it in Stripe.`);
  if (missingEvents.length > 0) return failed(`Add these events to ${url}: ${missingEvents.join(', ')}.`);
  if (apiVersion !== expected)
    return failed(
      `${url} has the API version ${apiVersion ?? 'of the account'}. Create it again with ${expected}.`,
    );
  return ok(`${url} receives every event the shop acts on.`);
}
