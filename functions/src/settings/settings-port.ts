import type { Settings, SettingsChange } from '@pedalworks/contract';
import type { ChangeRequest } from '../audit/audit-port.ts';

export interface SettingsPort {
  /** What the shop enforces; a new shop's settings until an admin has saved some. */
  read(): Promise<Settings>;
  /** @returns the settings as they are then */
  save(settings: SettingsChange, change: ChangeRequest): Promise<Settings>;
}
