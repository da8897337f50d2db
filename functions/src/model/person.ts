import type { Caller } from './caller.ts';
import type { OrderRecord } from './orders.ts';

/** Whose data is looked for. */
export interface Person {
  readonly uid: string;
  /** Lower case; null where nothing is theirs by it alone. */
  readonly email: string | null;
  /** Since when what guests did under the email is theirs. */
  readonly emailSince: Date;
  /** Until when. */
  readonly startedAt: Date;
}

/** erasures/{uid}: an account that is being deleted, until nothing of the person is left; the email goes before that. */
export interface Erasure extends Person {
  /** Names an admin, in what they did, from then on. */
  readonly pseudonym: string;
  /** Texts that identify the person in free text: email, names, phone, streets. */
  readonly words: readonly string[];
}

interface Written {
  /** Null of a guest. */
  readonly customerUid: string | null;
  readonly createdAt: Date;
}

/** True if a document found by uid or email belongs to the person, not to another account or an earlier guest with the same email. */
export function isTheirs(
  { uid, emailSince, startedAt }: Person,
  { customerUid, createdAt }: Written,
): boolean {
  if (customerUid !== null) return customerUid === uid;
  return createdAt >= emailSince && createdAt <= startedAt;
}

type Known = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'emailSince'>;

/** A verified email also owns guest documents under it (docs/decisions/022-who-owns-a-guest-order.md). */
export function personOf({ uid, email, emailVerified, emailSince }: Known): Person {
  return { uid, email, emailSince: emailVerified ? new Date(0) : emailSince, startedAt: new Date() };
}

/** True if an order is paid and still to be sent. */
export const isUnderWay = ({ status }: OrderRecord) => status === 'paid' || status === 'packed';
