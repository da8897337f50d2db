import { ApiError, type Who } from '@pedalworks/contract';
import type { Caller, ProvenCaller } from './handler.ts';

/** Turns a bearer token into the person it stands for. */
export interface Identity {
  /**
   * @param token a Firebase session cookie value or ID token
   * @throws ApiError `auth/invalid-token` when it is expired, revoked, forged, another project's, or its account
   *   is disabled or gone; `service/unavailable` when the identity provider does not answer
   */
  callerOf(token: string): Promise<Caller | ProvenCaller>;
}

const bearer = /^bearer(?: +(?<token>.*))?$/iu;
/** What clients without a stored token send (docs/api.md, Identity). */
const noTokens = new Set(['', 'null', 'undefined']);

/**
 * The caller a request's `Authorization` header proves, null without a token.
 *
 * @throws ApiError `auth/invalid-token` for a header that is there and proves nobody
 */
export async function callerFrom(header: string | undefined, identity: Identity): Promise<Caller | null> {
  if (header === undefined || noTokens.has(header.trim())) return null;
  const match = bearer.exec(header.trim());
  if (match === null) throw new ApiError('auth/invalid-token');
  const token = match.groups?.['token']?.trim() ?? '';
  return noTokens.has(token) ? null : identity.callerOf(token);
}

/**
 * Lets pass who may make a call at all; whether they own what they ask for, the handler checks.
 *
 * @throws ApiError `auth/required`, `auth/forbidden`, or `auth/invalid-token` for an access token where an ID token is due
 */
export function requireAllowed(caller: Caller | null, who: Who): void {
  if (who === 'anyone' || who === 'stripe') return;
  if (caller === null) throw new ApiError('auth/required');
  if (who === 'admin') requireAdmin(caller);
  if (who === 'identity' && !('idToken' in caller)) {
    throw new ApiError('auth/invalid-token', { message: 'Send the ID token of the sign-in itself.' });
  }
}

/** @throws ApiError `auth/required` for nobody, `auth/forbidden` for anyone but an admin */
export function requireAdmin(caller: Caller | null): void {
  if (caller === null) throw new ApiError('auth/required');
  if (!caller.admin) throw new ApiError('auth/forbidden');
}

/** @throws ApiError `auth/forbidden` when the thing belongs to another email and the caller is no admin */
export function requireOwnerOrAdmin(caller: Caller, ownerEmail: string): void {
  if (!caller.admin && caller.email !== ownerEmail.toLowerCase()) throw new ApiError('auth/forbidden');
}
