import {
  endpoints,
  type DeploymentCheck,
  type Endpoint,
  type AnswerOf,
  type healthEndpoints,
} from '@pedalworks/contract';
import { ask, type Target } from './target.ts';
import { skipped, verdictOf, type Verdict } from './verdict.ts';

type Details = AnswerOf<typeof healthEndpoints.getHealthDetails>;

/** Calls that are no lists: one is checked elsewhere, the other needs two products. */
const otherCalls: readonly string[] = ['getHealthDetails', 'judgeFit'];

/** Checks that every list and report of the API responds. */
export async function checkCalls(target: Target): Promise<Verdict> {
  const calls = Object.values<Endpoint>(endpoints).filter(
    ({ method, path, answerType = 'json', access, name }) =>
      method === 'GET' &&
      answerType === 'json' &&
      !path.includes('{') &&
      !otherCalls.includes(name) &&
      (target.token !== null || access === 'anyone'),
  );
  const problems: string[] = [];
  // One after another, because the functions emulator starts a process for each concurrent call.
  for (const endpoint of calls) problems.push(...(await problemOf(target, endpoint)));
  const count = `${String(calls.length)} calls answer`;
  return verdictOf(
    problems,
    target.token === null ? `${count}; those of admins were not made.` : `${count}.`,
  );
}

async function problemOf(target: Target, { path, paged, name }: Endpoint): Promise<string[]> {
  const query = {
    ...(paged === true && { limit: '1' }),
    ...(name === 'countNewOrders' && { since: new Date().toISOString() }),
    ...(name === 'listCustomerOrders' && { customerEmail: 'verify-deployment@example.com' }),
  };
  const answer = await ask(target, `${path}?${new URLSearchParams(query).toString()}`);
  if (answer.ok && answer.headers.get('content-type')?.includes('json') === true) return [];
  const text =
    answer.headers.get('content-type')?.includes('json') === true ? await messageOf(answer) : 'no JSON';
  return [`GET ${path} answers ${String(answer.status)}: ${text}`];
}

async function messageOf(answer: Response): Promise<string> {
  const { message, code, requestId } = (await answer.json()) as Record<string, string | undefined>;
  const advice =
    code === 'auth/unrecognised-app' ? 'Set APP_CHECK_TOKEN.' : `Log: requestId ${requestId ?? ''}.`;
  return `${message ?? ''} (${code ?? ''}) ${advice}`;
}

/** Checks that the webhook rejects an event without a signature. */
export async function checkSignature(target: Target): Promise<Verdict> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(target, '/stripe/webhook', { method: 'POST', body: '{}', headers });
  const { code = 'no JSON' } = (await answer.json().catch(() => ({}))) as { code?: string };
  const isRejected = answer.status === 400 && code === 'payments/bad-signature';
  return verdictOf(
    isRejected
      ? []
      : [
          `Answers ${String(answer.status)} ${code}. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET and deploy again.`,
        ],
    'Events without a signature are rejected.',
  );
}

/** Requests the checks that the function runs on itself. Only admins may do so. */
export async function checksInside(target: Target): Promise<DeploymentCheck[]> {
  const name = 'Inside the function';
  if (target.token === null)
    return [{ name, ...skipped('Needs an admin: set ADMIN_EMAIL and ADMIN_PASSWORD, or ACCESS_TOKEN.') }];
  const answer = await ask(target, '/health/details');
  if (!answer.ok) {
    const text = await messageOf(answer).catch(() => '');
    return [{ name, status: 'failed', detail: `/health/details answers ${String(answer.status)}: ${text}` }];
  }
  const details = (await answer.json()) as Details;
  return [
    { name: 'Public address', ...publicAddress(target, details) },
    { name: 'Rate limits', ...door(details) },
    ...details.checks,
  ];
}

function publicAddress({ url }: Target, { publicAddress: address }: Details): Verdict {
  return verdictOf(
    address === url
      ? []
      : [`Links in emails lead to ${address}. Set PUBLIC_ADDRESS=${url}, or run this on ${address}.`],
    `Links in emails lead to ${address}.`,
  );
}

function door({ isDeployed, door: found }: Details): Verdict {
  if (!isDeployed) return skipped('Emulators have no Hosting edge.');
  return verdictOf(
    found === 'hosting'
      ? []
      : [
          'Hosting calls from an address that client-address.ts does not list: all visitors of an edge share one limit. Raise RATE_LIMIT_FACTOR.',
        ],
    'Visitors of Hosting are told apart by their address.',
  );
}
