import { createHash } from 'node:crypto';
import type { Caller } from './caller.ts';
import type { OrderRecord } from './orders.ts';

export interface Person {
  readonly uid: string;
  /** Lower case; null if the person's documents are found by uid only. */
  readonly email: string | null;
  /** Guest documents with this email belong to the person if they were created after this time. */
  readonly emailSince: Date;
  readonly startedAt: Date;
}

/**
 * erasures/{uid}: an account being deleted. After the erasure, the record stays without email and words until no
 * request of the account can still be running.
 */
export interface Erasure extends Person {
  /** Replaces the name of a former admin in the audit log. */
  readonly pseudonym: string;
  /** Words to remove from free text such as reviews: the person's email, names, phone and streets. */
  readonly words: readonly string[];
}

interface Written {
  readonly customerUid: string | null;
  readonly createdAt: Date;
}

/**
 * True if a document found by uid or email belongs to the person, not to another account or an earlier guest with the
 * same email.
 */
export function isOwnedBy(
  { uid, emailSince, startedAt }: Person,
  { customerUid, createdAt }: Written,
): boolean {
  if (customerUid !== null) return customerUid === uid;
  return createdAt >= emailSince && createdAt <= startedAt;
}

type Known = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'emailSince'>;

/** Sets `emailSince` to 1970 if the email is verified, to include all earlier guest documents (decision 022). */
export function personOf({ uid, email, emailVerified, emailSince }: Known): Person {
  return { uid, email, emailSince: emailVerified ? new Date(0) : emailSince, startedAt: new Date() };
}

/** False if the email may be someone else's, so that the person must not decide about what only names it. */
export const hasVerifiedEmail = ({ emailSince }: Pick<Person, 'emailSince'>) => emailSince.getTime() === 0;

export const isUnderWay = ({ status }: OrderRecord) => status === 'paid' || status === 'packed';

/** Returns a stand-in for the uid of a guest in the audit log, which keeps no addresses. */
export function guestKey(email: string): string {
  return `guest-${createHash('sha256').update(email).digest('hex')}`;
}
