/** Who is signed in, as the identity provider knows them (spec.md §3, Session user). */
export interface SessionUser {
  readonly email: string;
  readonly displayName: string;
  readonly photoUrl: string | null;
}

export interface Session {
  readonly user: SessionUser;
  readonly expiresAtMs: number;
}

interface SessionClaims {
  readonly email: string;
  readonly exp: number;
  readonly name?: unknown;
  readonly picture?: unknown;
}

/**
 * Reads the person out of an access token, which is a JWT. Nothing is proved here: the server checks the
 * signature on every call; the browser only needs to know what name to show.
 * @returns null for no token, or one that cannot be read.
 */
export function readSession(token: string | null): Session | null {
  const claims = token === null ? null : readClaims(token);
  if (claims === null) return null;
  return {
    user: {
      email: claims.email,
      displayName: typeof claims.name === 'string' ? claims.name : '',
      photoUrl: typeof claims.picture === 'string' ? claims.picture : null,
    },
    expiresAtMs: claims.exp * 1000,
  };
}

function readClaims(token: string): SessionClaims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/gu, '+').replace(/_/gu, '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSessionClaims(claims) ? claims : null;
  } catch {
    // Whatever stands in local storage may be anything; what is not a token is no session.
    return null;
  }
}

function isSessionClaims(value: unknown): value is SessionClaims {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'exp' in value &&
    typeof value.exp === 'number'
  );
}
