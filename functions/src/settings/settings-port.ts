import type { Settings } from '@pedalworks/contract';
import type { ChangeRequest } from '../audit/audit-port.ts';

export interface SettingsPort {
  /** What the shop enforces; a new shop's settings until an admin has saved some. */
  read(): Promise<Settings>;
  save(settings: Settings, change: ChangeRequest): Promise<void>;
}
