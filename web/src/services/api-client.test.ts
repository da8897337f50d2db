import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './api-client.ts';
import { isTimeout } from './network-error.ts';
import { currentSession } from './session.ts';
import { stubStorage } from './test-support/stub-storage.ts';
import { tokenOf } from './test-support/token-of.ts';

const day = 86_400_000;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = stubStorage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call without an answer', () => {
  const abort = vi.fn();
  beforeEach(() => {
    abort.mockClear();
    vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', abort);
      return new Promise(() => undefined);
    });
  });

  const body = { price: 12, orderId: 'order-1' };
  const review = { customerEmail: 'a@b.co', comment: 'Quiet.', rating: 5 };
  it.each([
    ['a read', () => call('listCatalogue'), 'Try again.'],
    ['the preparation of a payment', () => call('createPaymentIntent', { body }), 'Try again.'],
    [
      'a change with an idempotency key',
      () =>
        call('placeOrder', {
          body: { customerEmail: 'a@b.co', lines: [] },
          headers: { 'Idempotency-Key': 'key-1' },
        }),
      'Try again: your change is made only once.',
    ],
    [
      'a change without a key',
      () => call('addReview', { body: review }),
      'Your change may have been made: check before you try again.',
    ],
  ])('rejects %s after 30 seconds and says what to do', async (_what, send, advice) => {
    const error = send().catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await error).toMatchObject({ message: `The shop did not answer in time. ${advice}` });
    expect(isTimeout(await error)).toBe(true);
    expect(abort).toHaveBeenCalledOnce();
  });
});

describe('a session on a device with a wrong clock', () => {
  const serverTime = new Date('2026-11-28T12:00:00Z');
  const expiry = serverTime.getTime() / 1000 + 5 * 86_400;
  const token = tokenOf({ sub: 'uid-1', email: 'a@b.co', exp: expiry });

  /** Signs in and calls the shop on a device whose clock is wrong by some days. */
  async function signInOn(clockDays: number, cacheControl = 'no-store'): Promise<void> {
    vi.setSystemTime(serverTime.getTime() + clockDays * day);
    const headers = { 'Cache-Control': cacheControl, Date: serverTime.toUTCString() };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers })));
    stored.set('accessToken', token);
    await call('getHealth');
  }

  it.each([6, 400, -400])(
    'is valid for five days of the server if the clock is wrong by %i days',
    async (days) => {
      await signInOn(days);
      expect(currentSession()?.uid).toBe('uid-1');
      vi.setSystemTime(Date.now() + 5 * day + 1000);
      expect(currentSession()).toBeNull();
    },
  );

  it('ignores the time of a response that a cache may have stored', async () => {
    await signInOn(0);
    await signInOn(6, 'public, max-age=86400');
    expect(currentSession()).toBeNull();
  });
});
