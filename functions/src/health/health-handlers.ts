import { ApiError, type healthEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { resultWithin } from '../shared/time-limits.ts';
import { checkDeployment, type DeploymentPorts, type DeploymentSettings } from './deployment-checks.ts';

/** Timeout for reading from the database. After it, the health check reports the database as unavailable. */
const databaseMilliseconds = 3000;

export function healthHandlers(
  ports: Pick<Ports, 'settings'> & DeploymentPorts,
  deployment: DeploymentSettings,
): Handlers<typeof healthEndpoints> {
  return {
    getHealth: async () => {
      const settings = await resultWithin(databaseMilliseconds, ports.settings.read(), null);
      if (settings === null)
        throw new ApiError('service/unavailable', { cause: new Error('no answer of the database in time') });
      return { status: 'ok' };
    },
    getHealthDetails: async () => ({ checks: await checkDeployment(ports, deployment) }),
  };
}
