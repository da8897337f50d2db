import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeAccessToken } from './access-token.ts';
import { currentSession } from './session.ts';
import { stubStorage } from './test-support/stub-storage.ts';
import { tokenOf } from './test-support/token-of.ts';

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the session ends when the access token expires', () => {
  const expiry = Date.now() + 60_000;
  storeAccessToken(tokenOf({ sub: 'uid-1', email: 'a@b.co', exp: expiry / 1000 }));
  expect(currentSession()?.uid).toBe('uid-1');
  vi.setSystemTime(expiry);
  expect(currentSession()).toBeNull();
});

it('there is no session with a malformed access token', () => {
  storeAccessToken('rubbish');
  expect(currentSession()).toBeNull();
});
