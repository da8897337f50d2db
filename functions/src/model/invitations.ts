import type { Actor } from './audit.ts';

export interface InvitationRecord {
  readonly id: string;
  readonly email: string;
  readonly by: Actor;
  readonly mailId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
