import type { DeploymentCheck } from '@pedalworks/contract';
import { checkPages } from './pages.ts';
import { checkRules } from './rules.ts';
import { ask, type Target } from './target.ts';

/** Checks one aspect of a shop. Returns a sentence for each problem, which also says what to do. */
type Check = (target: Target) => Promise<readonly string[]>;

const checks: readonly (readonly [name: string, check: Check, success: string])[] = [
  ['Pages', checkPages, 'The pages and their files exist.'],
  ['Firestore rules', checkRules, 'Visitors can read public documents only, and write none.'],
  ['Webhook signature', checkSignature, 'Events without a signature are rejected.'],
];

/** Runs all checks. None of them writes, sends emails or charges cards. */
export async function verifyDeployment(target: Target): Promise<DeploymentCheck[]> {
  const verdicts: DeploymentCheck[] = [];
  for (const [name, check, success] of checks)
    verdicts.push(
      ...(await orFailed(name, async () => {
        const problems = await check(target);
        return problems.length === 0
          ? [{ name, status: 'ok', detail: success }]
          : [{ name, status: 'failed', detail: problems.join(' ') }];
      })),
    );
  return [...verdicts, ...(await orFailed('Inside the function', () => checksInside(target)))];
}

async function orFailed(name: string, run: () => Promise<DeploymentCheck[]>): Promise<DeploymentCheck[]> {
  try {
    return await run();
  } catch (error) {
    const detail = error instanceof Error ? `No answer: ${error.message}` : String(error);
    return [{ name, status: 'failed', detail }];
  }
}

async function checkSignature(target: Target): Promise<readonly string[]> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(target, '/stripe/webhook', { method: 'POST', body: '{}', headers });
  const { code = 'no JSON' } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (answer.status === 400 && code === 'payments/bad-signature') return [];
  return [
    `Answers ${String(answer.status)} ${code}. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET and deploy again.`,
  ];
}

/** Requests the checks that the function runs on itself. Only admins may do so. */
async function checksInside(target: Target): Promise<DeploymentCheck[]> {
  const name = 'Inside the function';
  if (target.token === null) {
    const detail = 'Needs an admin: set ADMIN_EMAIL and ADMIN_PASSWORD, or ACCESS_TOKEN.';
    return [{ name, status: 'skipped', detail }];
  }
  const answer = await ask(target, '/health/details');
  if (answer.ok) return ((await answer.json()) as { checks: DeploymentCheck[] }).checks;
  const { message = '', code } = (await answer.json().catch(() => ({}))) as Record<string, string>;
  const advice = code === 'auth/unrecognised-app' ? ' Set APP_CHECK_TOKEN.' : '';
  const detail = `/health/details answers ${String(answer.status)}: ${message}${advice}`;
  return [{ name, status: 'failed', detail }];
}
