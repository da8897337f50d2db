import type { Actor } from './audit.ts';

/** Stored invitation to become an admin. */
export interface InvitationRecord {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** The admin who sent it. */
  readonly by: Actor;
  /** The email that announces it. */
  readonly mailId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
