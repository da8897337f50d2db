import type { Settings } from '@pedalworks/contract';

export interface SettingsPort {
  /** What the shop enforces; a new shop's settings until an admin has saved some. */
  read(): Promise<Settings>;
  save(settings: Settings): Promise<void>;
}
