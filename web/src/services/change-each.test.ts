import { ApiError } from '@pedalworks/contract/errors';
import { describe, expect, it } from 'vitest';
import { changeEach } from './change-each.tsx';
import { NetworkError } from './network-error.ts';

const ids = Array.from({ length: 10 }, (_, place) => place);
const refusing =
  (refused: number, error: unknown, changed: number[] = []) =>
  async (id: number) => {
    await Promise.resolve();
    if (id === refused) throw error;
    changed.push(id);
    return true;
  };

describe('changing several items', () => {
  it('one that is gone stops no other', async () => {
    const gone = new ApiError('products/not-found');
    const { done, failed } = await changeEach(ids, refusing(4, gone));
    expect(done.toSorted()).toEqual(ids.filter((id) => id !== 4));
    expect(failed).toEqual([{ item: 4, error: gone }]);
  });

  it.each([
    new NetworkError('unreachable'),
    new ApiError('request/too-many'),
    new ApiError('service/internal'),
  ])('%s stops the rest, and each of them is told as not done', async (error) => {
    const changed: number[] = [];
    const { done, failed } = await changeEach(ids, refusing(2, error, changed));
    expect(done).toEqual(changed);
    expect(done.length).toBeLessThan(7);
    expect([...done, ...failed.map(({ item }) => item)].toSorted()).toEqual(ids);
  });

  it('what was already as wanted is neither done nor failed, so that Undo leaves it alone', async () => {
    const { done, failed } = await changeEach(ids, (id) => Promise.resolve(id % 2 === 0));
    expect(done.toSorted()).toEqual([0, 2, 4, 6, 8]);
    expect(failed).toEqual([]);
  });

  it('a role that is gone is an error of the whole', async () => {
    await expect(changeEach(ids, refusing(0, new ApiError('auth/forbidden')))).rejects.toThrow('not allowed');
  });

  it('at most three are under way at once', async () => {
    let underWay = 0;
    let most = 0;
    await changeEach(ids, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return true;
    });
    expect(most).toBe(3);
  });
});
