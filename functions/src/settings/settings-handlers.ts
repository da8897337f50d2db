import type { settingsEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { SettingsPort } from './settings-port.ts';

type Ports = Readonly<Record<'settings', SettingsPort>>;

export function settingsHandlers({ settings }: Ports): Handlers<typeof settingsEndpoints> {
  return {
    getSettings: () => settings.read(),
    saveSettings: ({ body, caller: by, signal }) => settings.save(body, { by, signal }),
  };
}
