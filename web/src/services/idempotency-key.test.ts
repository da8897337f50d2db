import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAccessToken } from './access-token.ts';
import { sendOnce } from './idempotency-key.ts';
import { NetworkError } from './network-error.ts';
import { forgetSubmissions } from './submissions-item.ts';
import { stubStorage } from './test-support/stub-storage.ts';
import { tokenOf } from './test-support/token-of.ts';

function signIn(uid: string): void {
  storeAccessToken(tokenOf({ sub: uid, email: 'a@example.com', exp: Date.now() / 1000 + 7 * 86_400 }));
}

let items: Map<string, string>;
beforeEach(() => {
  for (const uid of ['ann', 'bob']) forgetSubmissions(uid);
  items = stubStorage();
  signIn('ann');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const cart = { uid: 'ann', subject: 'cart' };

/** Submits once and returns the idempotency key of the request. */
async function keySent(submission = cart, outcome?: Error): Promise<string> {
  let key = '';
  const sent = sendOnce(submission, ({ 'Idempotency-Key': given }) => {
    key = given;
    return outcome === undefined ? Promise.resolve('placed') : Promise.reject(outcome);
  });
  await (outcome === undefined
    ? expect(sent).resolves.toBe('placed')
    : expect(sent).rejects.toThrow(outcome));
  return key;
}

describe('sendOnce', () => {
  it.each<ErrorCode>([
    'request/invalid',
    'auth/invalid-token',
    'auth/forbidden',
    'orders/out-of-stock',
    'request/too-many',
    'service/unavailable',
    'refunds/under-way',
  ])('keeps the key if a retry after a lost response fails with %s', async (code) => {
    const first = await keySent(cart, new NetworkError('unreachable'));
    expect(await keySent(cart, new ApiError(code))).toBe(first);
    expect(await keySent()).toBe(first);
    expect(await keySent()).not.toBe(first);
  });

  it.each(['{', 'null', '7', '[]', '{"cart":7}', '{"cart":null}', '{"cart":{"key":"","createdAt":9e15}}'])(
    'creates a new key if the stored keys are damaged: %s',
    async (text) => {
      items.set('submissions-ann', text);
      const first = await keySent(cart, new NetworkError('unreachable'));
      expect(first).toMatch(/^[\da-f-]{36}$/u);
      expect(await keySent()).toBe(first);
    },
  );

  it.each<ErrorCode>(['request/key-reused', 'payments/refund-refused'])(
    'creates a new key after %s',
    async (code) => {
      const first = await keySent(cart, new ApiError(code));
      expect(await keySent()).not.toBe(first);
    },
  );

  it('keeps the key if the storage is full, or is cleared before the user signs in again', async () => {
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const first = await keySent(cart, new NetworkError('unreachable'));
    full.mockRestore();
    expect(await keySent(cart, new NetworkError('unreachable'))).toBe(first);
    items.clear();
    signIn('ann');
    expect(await keySent()).toBe(first);
    expect(await keySent()).not.toBe(first);
  });

  it('uses a separate key for each user and each subject, such as the cart or a refund', async () => {
    const lost = new NetworkError('unreachable');
    const [one, two] = [await keySent(cart, lost), await keySent({ uid: 'ann', subject: 'refund/1' }, lost)];
    signIn('bob');
    const three = await keySent({ uid: 'bob', subject: 'cart' }, lost);
    expect(new Set([one, two, three]).size).toBe(3);
    signIn('ann');
    expect(await keySent()).toBe(one);
    expect(await keySent({ uid: 'ann', subject: 'refund/1' })).toBe(two);
  });

  it('creates a new key after 24 hours, when the first key has expired on the server', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await keySent(cart, new NetworkError('unreachable'));
    vi.setSystemTime(Date.now() + 86_400_001);
    expect(await keySent()).not.toBe(first);
  });

  it('keeps a newer key from another tab when a request with the earlier key succeeds', async () => {
    let arrive: (answer: string) => void = () => undefined;
    const slow = sendOnce(
      cart,
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve;
        }),
    );
    await keySent();
    const newer = await keySent(cart, new NetworkError('unreachable'));
    arrive('placed');
    await slow;
    expect(await keySent()).toBe(newer);
  });

  it('sends nothing if the user is no longer signed in', async () => {
    const send = vi.fn<() => Promise<void>>();
    signIn('bob');
    await expect(sendOnce(cart, send)).rejects.toMatchObject({ code: 'auth/forbidden' });
    items.clear();
    await expect(sendOnce(cart, send)).rejects.toMatchObject({ code: 'auth/invalid-token' });
    expect(send).not.toHaveBeenCalled();
  });

  it('stores keys where forgetSubmissions finds and removes them', async () => {
    await keySent(cart, new NetworkError('unreachable'));
    forgetSubmissions('ann');
    expect([...items.keys()]).toEqual(['accessToken']);
  });
});
