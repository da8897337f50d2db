import { bikeIdOf, type SavedBike } from '@pedalworks/contract/bike-ids';
import { describe, expect, it } from 'vitest';
import { orderOf, placed, withRemoval, withoutRemoval, type BikeRemoval } from './removals.ts';

const bike = (name: string): SavedBike => ({ id: bikeIdOf(name), name, interfaces: { speeds: name } });
const [a, b, c, d] = [bike('A'), bike('B'), bike('C'), bike('D')];
const stored = (bikes: readonly SavedBike[], waiting: readonly SavedBike[] = []) => ({
  ...{ bikes, waiting, base: [], sent: null, checkedAt: 0, failedAt: 0 },
});
const removal = (removed: SavedBike, index: number | null, replacedBy?: string): BikeRemoval => ({
  ...{ uid: null, bike: removed, index, wasActive: false },
  ...(replacedBy !== undefined && { replacedBy }),
});

describe.each([
  { name: 'a removed bike', before: stored([a, b, c]), change: removal(b, 1), after: stored([a, c]) },
  {
    ...{ name: 'a discarded bike', change: removal(d, null) },
    ...{ before: stored([a, b, c], [d]), after: stored([a, b, c]) },
  },
  {
    ...{ name: 'a replaced bike', change: removal(a, 0, d.id) },
    ...{ before: stored([a, b, c], [d]), after: stored([d, b, c]) },
  },
])('$name', ({ before, change, after }) => {
  it('is removed once', () => {
    expect(withRemoval(before, change)).toEqual(after);
    expect(withRemoval(after, change)).toEqual(after);
  });

  it('is restored in its place once', () => {
    expect(withoutRemoval(after, change)).toEqual(before);
    expect(withoutRemoval(before, change)).toEqual(before);
  });
});

it('restores removed bikes in any order, each in its place', () => {
  const removals = [removal(c, 2), removal(a, 0)];
  const after = removals.toReversed().reduce(withRemoval, stored([a, b, c]));
  expect(orderOf(after.bikes, removals)).toEqual([a.id, b.id, c.id]);
  for (const order of [removals, removals.toReversed()]) {
    const restored = order.reduce(
      ({ now, left }, each) => ({
        now: withoutRemoval(now, placed(each, now.bikes, left)),
        left: left.filter((other) => other !== each),
      }),
      { now: after, left: removals },
    );
    expect(restored.now.bikes).toEqual([a, b, c]);
  }
});

it('lets a restored bike wait if there is no room, with a name of its own', () => {
  const renamed = { ...d, name: 'A' };
  expect(withoutRemoval(stored([b, c, renamed]), removal(a, 0))).toMatchObject({
    bikes: [b, c, renamed],
    waiting: [{ id: a.id, name: 'A 2' }],
  });
});

it('keeps the replaced bike waiting while another tab has taken the room', () => {
  const change = removal(a, 0, d.id);
  expect(withRemoval(stored([b, c, bike('E')], [d]), change).waiting).toEqual([d]);
});
