import { describe, expect, it } from 'vitest';
import { decodeSession } from './session-token.ts';
import { tokenOf } from './test-support/token-of.ts';

describe('decodeSession', () => {
  it('reads the user and the expiry time from an access token', () => {
    const token = tokenOf({
      sub: 'uid-1',
      email: 'a@b.co',
      name: 'Zoë Grünspan',
      picture: 'https://x.example/p.png',
      email_verified: true,
      exp: 60,
    });
    expect(decodeSession(token)).toEqual({
      user: {
        uid: 'uid-1',
        email: 'a@b.co',
        displayName: 'Zoë Grünspan',
        photoUrl: 'https://x.example/p.png',
        isEmailVerified: true,
      },
      expiresAtMs: 60_000,
    });
  });

  it('accepts a token without a name or a picture', () => {
    expect(decodeSession(tokenOf({ sub: 'uid-1', email: 'a@b.co', exp: 60 }))?.user).toEqual({
      uid: 'uid-1',
      email: 'a@b.co',
      displayName: '',
      photoUrl: null,
      isEmailVerified: false,
    });
  });

  it.each([
    null,
    '',
    'rubbish',
    'a.b.c',
    tokenOf(null),
    tokenOf([]),
    tokenOf({ email: 5, exp: 1 }),
    tokenOf({ exp: 1 }),
  ])('returns null for the invalid token %j', (token) => {
    expect(decodeSession(token)).toBeNull();
  });
});
