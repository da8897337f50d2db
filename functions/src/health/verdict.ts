import type { DeploymentCheck } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';

export type DeploymentPorts = Pick<
  Ports,
  'missingIndexes' | 'cards' | 'checkMailServer' | 'mails' | 'jobs' | 'settings'
>;

export interface DeploymentSettings {
  readonly publicAddress: string;
  readonly isBehindFrontEnd: boolean;
}

export type Verdict = Pick<DeploymentCheck, 'status' | 'detail'>;
export type Check = (ports: DeploymentPorts, deployment: DeploymentSettings) => Promise<Verdict>;

export const ok = (detail: string): Verdict => ({ status: 'ok', detail });
export const failed = (detail: string): Verdict => ({ status: 'failed', detail });
export const skipped = (detail: string): Verdict => ({ status: 'skipped', detail });
