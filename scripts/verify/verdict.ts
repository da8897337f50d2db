import type { DeploymentCheck } from '@pedalworks/contract';
import type { Target } from './target.ts';

export type Verdict = Pick<DeploymentCheck, 'status' | 'detail'>;
export type Check = (target: Target) => Promise<Verdict>;

export const skipped = (detail: string): Verdict => ({ status: 'skipped', detail });

export function verdictOf(problems: readonly string[], success: string): Verdict {
  return problems.length === 0
    ? { status: 'ok', detail: success }
    : { status: 'failed', detail: problems.join(' ') };
}
