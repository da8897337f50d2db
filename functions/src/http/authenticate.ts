import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Ports } from '../ports.ts';
import type { Middleware } from './handler.ts';

/** Finds out who asks. */
export function authenticate(identity: Ports['identity']): Middleware {
  return async (request, response, next) => {
    const token = bearerToken(request.get('authorization'));
    response.locals.caller = token === null ? null : await identity.callerOf(token);
    next();
  };
}

const bearer = /^bearer(?: (?<token>.*))?$/iu;
/** What clients without a stored token send (docs/api.md, Identity). */
const noTokens = new Set(['', 'null', 'undefined']);

/**
 * The token of an `Authorization` header, null without one.
 *
 * @throws ApiError `auth/invalid-token` for a header that is there and holds none
 */
function bearerToken(header: string | undefined): string | null {
  if (header === undefined || noTokens.has(header.trim())) return null;
  const match = bearer.exec(header.trim());
  if (match === null) throw new ApiError('auth/invalid-token');
  const token = match.groups?.['token']?.trim() ?? '';
  return noTokens.has(token) ? null : token;
}

/** Lets pass who may make a call at all; whether they own what they ask for, the handler checks. */
export function authorize({ access }: Endpoint): Middleware {
  return (_request, response, next) => {
    const { caller = null } = response.locals;
    if (access !== 'anyone' && access !== 'stripe') requireSignedIn(caller);
    if (access === 'admin') requireAdmin(caller);
    if (access === 'identity' && caller !== null && !('idToken' in caller))
      throw new ApiError('auth/invalid-token', { message: 'Send the ID token of the sign-in itself.' });
    next();
  };
}

function requireSignedIn(caller: Caller | null): asserts caller is Caller {
  if (caller === null) throw new ApiError('auth/required');
}

/** @throws ApiError `auth/required` for nobody, `auth/forbidden` for anyone but an admin */
export function requireAdmin(caller: Caller | null): void {
  requireSignedIn(caller);
  if (!caller.admin) throw new ApiError('auth/forbidden');
}

/** @throws ApiError `auth/forbidden` when the thing belongs to another email and the caller is no admin */
export function requireOwnerOrAdmin(caller: Caller, ownerEmail: string): void {
  if (!caller.admin && caller.email !== ownerEmail.toLowerCase()) throw new ApiError('auth/forbidden');
}
