import type { DeploymentCheck } from '@pedalworks/contract';
import { checkCalls, checkSignature, checksInside } from './calls.ts';
import { checkCors, checkHeaders, checkPages } from './pages.ts';
import { checkRules } from './rules.ts';
import type { Target } from './target.ts';
import type { Check } from './verdict.ts';

const checks: Readonly<Record<string, Check>> = {
  Pages: checkPages,
  'Security headers': checkHeaders,
  CORS: checkCors,
  'Firestore rules': checkRules,
  Calls: checkCalls,
  'Webhook signature': checkSignature,
};

/** Runs all checks. None of them writes, sends emails or charges cards. */
export async function verifyDeployment(target: Target): Promise<DeploymentCheck[]> {
  const verdicts: DeploymentCheck[] = [];
  for (const [name, check] of Object.entries(checks))
    verdicts.push(...(await orFailed(name, async () => [{ name, ...(await check(target)) }])));
  return [...verdicts, ...(await orFailed('Inside the function', () => checksInside(target)))];
}

async function orFailed(name: string, run: () => Promise<DeploymentCheck[]>): Promise<DeploymentCheck[]> {
  try {
    return await run();
  } catch (error) {
    return [
      {
        name,
        status: 'failed',
        detail: error instanceof Error ? `No answer: ${error.message}` : String(error),
      },
    ];
  }
}
