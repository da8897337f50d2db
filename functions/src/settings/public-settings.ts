import type { Settings } from '@pedalworks/contract';

/** Returns the settings that visitors may read. */
export function publicSettings({ shopEmails: _emails, ...settings }: Settings): Settings {
  return settings;
}
