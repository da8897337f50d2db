import type { AuditAction } from '@pedalworks/contract';

/** An admin or a command-line user. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
}

/** Author of a change, and a signal that aborts when the change must no longer start. */
export interface ChangeRequest {
  readonly by: Actor;
  readonly signal: AbortSignal;
}

export interface AuditEvent {
  readonly by: Actor;
  readonly action: AuditAction;
  readonly target: string;
  /** Name at the time of the change, for targets that may be deleted, such as products. */
  readonly targetName?: string;
  readonly before: object | null;
  readonly after: object | null;
  /** Uid of the affected customer, to find the entry when their account is deleted. */
  readonly customerUid?: string | null;
  /** Present if an import or its undo made the change. */
  readonly row?: { readonly importId: string; readonly revision: number };
}

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly targets?: readonly string[];
  readonly action?: AuditAction | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface AuditRecord extends Omit<AuditEvent, 'customerUid' | 'row'> {
  readonly targetName: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly undo?: 'done' | 'left' | null;
}
