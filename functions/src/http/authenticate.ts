import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import { isOwnEmail } from '../model/person.ts';
import type { Ports } from '../ports.ts';
import type { Middleware } from './handler.ts';

export function authenticate(identity: Ports['identity']): Middleware {
  return async (request, response, next) => {
    const token = bearerToken(request.get('authorization'));
    response.locals.caller = token === null ? null : await identity.callerOf(token);
    next();
  };
}

const bearer = /^bearer(?: (?<token>.*))?$/iu;
/** Bearer values that clients send if they have no token (docs/api.md, Identity). */
const noTokens = new Set(['', 'null', 'undefined']);

/** @throws ApiError `auth/invalid-token` if the header's scheme is not Bearer */
function bearerToken(header: string | undefined): string | null {
  if (header === undefined || noTokens.has(header.trim())) return null;
  const match = bearer.exec(header.trim());
  if (match === null) throw new ApiError('auth/invalid-token');
  const token = match.groups?.['token']?.trim() ?? '';
  return noTokens.has(token) ? null : token;
}

/** Requires the endpoint's access level. Handlers check ownership. */
export function authorize({ access, adminQuery = [] }: Endpoint): Middleware {
  return ({ query }, response, next) => {
    const { caller = null } = response.locals;
    if (adminQuery.some((name) => query[name] !== undefined)) requireAdmin(caller);
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

function requireAdmin(caller: Caller | null): void {
  requireSignedIn(caller);
  if (!caller.admin) throw new ApiError('auth/forbidden');
}

export function requireOwner(caller: Caller, ownerEmail: string): void {
  if (!isOwnEmail(caller, ownerEmail)) throw new ApiError('auth/forbidden');
}

export function requireOwnerOrAdmin(caller: Caller, ownerEmail: string): void {
  if (!caller.admin) requireOwner(caller, ownerEmail);
}
