import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type healthEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';

/** Monitors ask every few seconds: a database that takes longer counts as unavailable. */
const patienceMilliseconds = 3000;

export function healthHandlers({ settings }: Pick<Ports, 'settings'>): Handlers<typeof healthEndpoints> {
  return {
    getHealth: async () => {
      const tooLate = delay(patienceMilliseconds, 'too late' as const, { ref: false });
      if ((await Promise.race([settings.read(), tooLate])) === 'too late')
        throw new ApiError('service/unavailable', { cause: new Error('no answer of the database in time') });
      return { status: 'ok' };
    },
  };
}
