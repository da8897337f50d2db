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
  /** What that is called, so that the log can be read once it is gone; none of a person. */
  readonly targetName?: string;
  readonly before: object | null;
  readonly after: object | null;
  /** Of the customer whom it concerns, so that it is found when their account is deleted. */
  readonly customerUid?: string | null;
  /** Present for a part that an import, or its undo, has changed. */
  readonly row?: { readonly importId: string; readonly revision: number };
}

/** Which entries are listed; all where it says nothing. */
export interface AuditFilter {
  /** An email. */
  readonly actor?: string | undefined;
  /** What any of these is the id of. */
  readonly targets?: readonly string[];
  readonly action?: AuditAction | undefined;
  readonly from?: Date | undefined;
  /** The moment behind the last one. */
  readonly to?: Date | undefined;
}

export interface AuditRecord extends Omit<AuditEvent, 'customerUid' | 'row'> {
  readonly targetName: string;
  readonly id: string;
  readonly createdAt: Date;
  /** Outcome of undoing a row of an import: undone, or left alone. */
  readonly undo?: 'done' | 'left' | null;
}
