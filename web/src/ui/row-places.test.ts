import { expect, it } from 'vitest';
import { keysByPlace } from './row-places.ts';

const arranged = (pageIndex: number) => ({ order: '', pageIndex, pageSize: 3 });

it('uses the elements of a page again for what another order or page puts in their place', () => {
  const before = keysByPlace(arranged(0), ['a', 'b', 'c']);
  expect(keysByPlace(arranged(1), ['c', 'd', 'e'])).toEqual(before);
});

it('leaves each row its element when rows come and go', () => {
  const arrangement = arranged(0);
  const [, b, c] = keysByPlace(arrangement, ['a', 'b', 'c']);
  expect(keysByPlace(arrangement, ['b', 'c', 'd'])).toEqual([b, c, 'd']);
  expect(keysByPlace(arrangement, ['new', 'b', 'c'])).toEqual(['new', b, c]);
});
