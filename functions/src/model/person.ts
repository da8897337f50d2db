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

/** True if a document with the person's uid or email is not of another account or an earlier guest with that email. */
const isOwn = (
  { uid, emailSince }: Pick<Person, 'uid' | 'emailSince'>,
  { customerUid, createdAt }: Written,
) => (customerUid === null ? createdAt >= emailSince : customerUid === uid);

/** True if a document found by uid or email belongs to the person, and is no later guest's. */
export const isOwnedBy = (person: Person, written: Written): boolean =>
  isOwn(person, written) && (written.customerUid !== null || written.createdAt <= person.startedAt);

/** True if an email, in any case, is the caller's own. */
export const isOwnEmail = ({ email }: Pick<Caller, 'email'>, other: string) => email === other.toLowerCase();

/**
 * True if the caller may see a document under an email: admins, the account that it names, any account with that email
 * verified, and an unverified one if the document is a guest's and newer than the account's use of the email
 * (decision 022).
 */
export function maySee(
  caller: Caller,
  { customerEmail, ...written }: Written & { readonly customerEmail: string },
): boolean {
  if (caller.admin || written.customerUid === caller.uid) return true;
  return isOwnEmail(caller, customerEmail) && (caller.emailVerified || isOwn(caller, written));
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
