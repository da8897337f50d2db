import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from './audit.ts';

export interface InvitationRecord {
  readonly id: string;
  /** Empty once the invitation is accepted. */
  readonly email: string;
  /** Random name of the invitation in the audit log, which keeps no address of a person without an account. */
  readonly reference: string;
  /** Hash of the link's secret; empty once the promotion is complete. */
  readonly secretHash: string;
  readonly by: Actor;
  readonly mailId: string;
  /** Uid of the account that accepted the invitation; null while it is open. */
  readonly acceptedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a hash of the email, so that URLs and logs do not contain it. */
export function invitationId(email: string): string {
  return hashOf(email).slice(0, 32);
}

/** Creates the secret of an invitation's link, which names the invitation and the time it expires. */
export function newSecret(email: string, expiresAt: Date) {
  const random = randomBytes(32).toString('base64url');
  const secret = [invitationId(email), expiresAt.getTime().toString(36), random].join('.');
  return { secret, secretHash: hashOf(secret) };
}

interface InvitationLink {
  readonly id: string;
  readonly expiresAt: Date;
  readonly secretHash: string;
}

/** Reads a secret. Returns null if it is damaged, such as by a mail program that cut the link. */
export function readSecret(secret: string): InvitationLink | null {
  const [, id, expiry] = /^([0-9a-f]{32})\.([0-9a-z]{8,9})\.[\w-]{43}$/u.exec(secret) ?? [];
  if (id === undefined || expiry === undefined) return null;
  return { id, expiresAt: new Date(Number.parseInt(expiry, 36)), secretHash: hashOf(secret) };
}
