import type { AuditAction } from '@pedalworks/contract';

/** Who did it: an admin, or whoever ran a command. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
}

/** Who asks for a change, and until when it may be begun. */
export interface ChangeRequest {
  readonly by: Actor;
  readonly signal: AbortSignal;
}

/** What was done, as it is written down with the doing. */
export interface AuditEvent {
  readonly by: Actor;
  readonly action: AuditAction;
  readonly target: string;
  readonly before: object | null;
  readonly after: object | null;
  /** Of the customer whom it concerns, so that it is found when their account is deleted. */
  readonly customerUid?: string | null;
}

export interface AuditRecord extends Omit<AuditEvent, 'customerUid'> {
  readonly id: string;
  readonly createdAt: Date;
}
