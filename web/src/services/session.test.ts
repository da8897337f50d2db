import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeAccessToken } from './access-token.ts';
import { currentSession } from './session.ts';

const tokenUntil = (expiry: number): string =>
  `x.${Buffer.from(JSON.stringify({ sub: 'uid-1', email: 'a@b.co', exp: expiry / 1000 })).toString('base64url')}.x`;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the session ends when the access token expires', () => {
  const expiry = Date.now() + 60_000;
  storeAccessToken(tokenUntil(expiry));
  expect(currentSession()?.uid).toBe('uid-1');
  vi.setSystemTime(expiry);
  expect(currentSession()).toBeNull();
});

it('there is no session with a malformed access token', () => {
  storeAccessToken('rubbish');
  expect(currentSession()).toBeNull();
});
