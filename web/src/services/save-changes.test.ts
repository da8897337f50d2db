import { ApiError } from '@pedalworks/contract/errors';
import { describe, expect, it } from 'vitest';
import { saveChanges } from './save-changes.ts';

/** Fakes a resource that another client changes between a read and a write, once per item of `others`. */
function resource(others: readonly Readonly<Record<string, number>>[]) {
  const pending = [...others];
  let stored: Readonly<Record<string, number>> = { a: 1, b: 1 };
  return {
    read: () => Promise.resolve({ body: stored, etag: JSON.stringify(stored) }),
    send: (body: Readonly<Record<string, number>>, headers: { readonly 'If-Match': string }) => {
      stored = { ...stored, ...pending.shift() };
      if (headers['If-Match'] !== JSON.stringify(stored))
        return Promise.reject(new ApiError('request/changed'));
      stored = { ...stored, ...body };
      return Promise.resolve(stored);
    },
  };
}

describe('saveChanges', () => {
  it('retries with the current version after a conflict', async () => {
    const { read, send } = resource([{ b: 2 }, { b: 3 }]);
    const change = ({ a = 0 }: Readonly<Record<string, number>>) => ({ a: a + 10 });
    expect(await saveChanges({ read, change, send })).toEqual({ a: 11, b: 3 });
  });

  it('recomputes the change from the current version on each attempt', async () => {
    const { read, send } = resource([{ a: 5 }]);
    const change = ({ a = 0 }: Readonly<Record<string, number>>) => ({ a: a + 10 });
    expect(await saveChanges({ read, change, send })).toEqual({ a: 15, b: 1 });
  });

  it('fails after five conflicts', async () => {
    const others = Array.from({ length: 9 }, (_, nth) => ({ b: nth + 2 }));
    await expect(saveChanges({ ...resource(others), change: () => ({ a: 2 }) })).rejects.toMatchObject({
      code: 'request/changed',
    });
  });

  it('fails without a retry if computing the change throws', async () => {
    const conflict = new ApiError('request/changed');
    const change = (): never => {
      throw conflict;
    };
    await expect(saveChanges({ ...resource([]), change })).rejects.toBe(conflict);
  });
});
