import { jwtDecode, type JwtPayload } from 'jwt-decode';

export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoUrl: string | null;
  readonly isEmailVerified: boolean;
}

export interface Session {
  readonly user: SessionUser;
  readonly expiresAtMs: number;
}

type SessionClaims = JwtPayload & Readonly<Record<'email' | 'name' | 'picture' | 'email_verified', unknown>>;

/** Reads the user from an access token (JWT) without verifying it; the server verifies the token on every call. */
export function decodeSession(token: string | null): Session | null {
  if (token === null) return null;
  try {
    const { sub, email, name, picture, email_verified, exp } = jwtDecode<SessionClaims>(token);
    if (typeof sub !== 'string' || typeof email !== 'string' || typeof exp !== 'number') return null;
    const user = {
      uid: sub,
      email,
      displayName: typeof name === 'string' ? name : '',
      photoUrl: typeof picture === 'string' ? picture : null,
      isEmailVerified: email_verified === true,
    };
    return { user, expiresAtMs: exp * 1000 };
  } catch {
    return null;
  }
}
