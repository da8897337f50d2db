import type { healthEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { inTime } from '../http/in-time.ts';
import type { SettingsPort } from '../settings/settings-port.ts';

interface HealthPorts {
  readonly settings: SettingsPort;
}

/** Whoever watches the shop asks every few seconds: a database that takes longer is as good as away. */
const patienceMilliseconds = 3000;

export function healthHandlers({ settings }: HealthPorts): Handlers<typeof healthEndpoints> {
  return {
    getHealth: async () => {
      await inTime(settings.read(), patienceMilliseconds);
      return { status: 'ok' };
    },
  };
}
