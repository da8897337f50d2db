import type { AuditAction } from '@pedalworks/contract';
import type { List } from '../http/list.ts';

/** Who did it: an admin, or whoever ran a command. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
}

/** What was done, as it is written down with the doing. */
export interface Deed {
  readonly by: Actor;
  readonly action: AuditAction;
  readonly target: string;
  readonly before: object | null;
  readonly after: object | null;
}

export interface AuditRecord extends Deed {
  readonly id: string;
  readonly createdAt: Date;
}

/** What admins did. Nothing of it is ever changed or deleted here. */
export interface AuditPort {
  /** Newest first. */
  list(): List<AuditRecord>;
  /** For what no database transaction can hold together with its entry. */
  record(deed: Deed): Promise<void>;
}
