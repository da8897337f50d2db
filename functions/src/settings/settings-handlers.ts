import type { settingsEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { requireVersion } from '../http/version.ts';
import type { Ports } from '../ports.ts';
import { publicSettings } from './public-settings.ts';

export function settingsHandlers({ settings }: Pick<Ports, 'settings'>): Handlers<typeof settingsEndpoints> {
  return {
    getSettings: async ({ caller }) => {
      const present = await settings.read();
      return caller?.admin === true ? present : publicSettings(present);
    },
    saveSettings: ({ body, caller: by, signal }) => settings.save(body, { by, signal }),
    changeSettings: ({ body, headers, caller: by, signal }) =>
      settings.save(body, { by, signal }, (present, isStored) =>
        requireVersion(present, headers['If-Match'], { isStored }),
      ),
  };
}
