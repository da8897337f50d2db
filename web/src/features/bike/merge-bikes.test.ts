import { bikeIdOf, type SavedBike } from '@pedalworks/contract/bike-ids';
import { describe, expect, it } from 'vitest';
import { commonBase, mergeBikes } from './merge-bikes.ts';

const bike = (name: string, interfaces: SavedBike['interfaces'] = {}): SavedBike => ({
  id: bikeIdOf(name),
  name,
  interfaces,
});
const names = (bikes: readonly SavedBike[]) => bikes.map(({ name }) => name);

const gravel = bike('Gravel', { freehub: 'HG-L2' });
const gravelMs = { ...gravel, interfaces: { freehub: 'MS' } };
const winter = { ...gravel, name: 'Winter' };
const [a, b, c, town] = [bike('A'), bike('B'), bike('C'), bike('Town')];

describe('without a common version', () => {
  it('keeps the same bike once, and both if their answers differ', () => {
    expect(mergeBikes({ base: [], mine: [gravel], theirs: [gravel] }).bikes).toEqual([gravel]);
    const { bikes, moved, renamed } = mergeBikes({ base: [], mine: [gravelMs], theirs: [gravel] });
    const copy = { ...gravelMs, id: bikeIdOf('Gravel 2'), name: 'Gravel 2' };
    expect(bikes).toEqual([gravel, copy]);
    expect([...moved]).toEqual([[gravel.id, copy.id]]);
    expect(renamed).toEqual([{ from: 'Gravel', to: 'Gravel 2' }]);
  });

  it('keeps equal bikes with different ids once', () => {
    const theirs = [{ ...gravel, id: crypto.randomUUID() }];
    const { bikes, moved } = mergeBikes({ base: [], mine: [gravel], theirs });
    expect(bikes).toEqual(theirs);
    expect(moved.get(gravel.id)).toBe(theirs[0]?.id);
  });

  it('keeps the bikes of the account, and lets bikes wait that exceed the limit', () => {
    const theirs = [a, b, c];
    const { bikes, waiting, moved } = mergeBikes({ base: [], mine: [gravel, b], theirs });
    expect([bikes, waiting]).toEqual([theirs, [gravel]]);
    expect(moved.get(gravel.id)).toBe(null);
    const copied = mergeBikes({ base: [], mine: [gravelMs], theirs: [gravel, a, b] });
    expect(copied.moved.get(gravel.id)).toBe(copied.waiting[0]?.id);
  });

  it('gives a copy an id that none of my bikes has', () => {
    const second = bike('Gravel 2', { freehub: 'XD' });
    const { bikes } = mergeBikes({ base: [], mine: [gravelMs, second], theirs: [gravel] });
    expect(new Set(bikes.map(({ id }) => id)).size).toBe(3);
  });

  it('is idempotent', () => {
    const once = mergeBikes({ base: [], mine: [gravelMs], theirs: [gravel] }).bikes;
    expect(mergeBikes({ base: once, mine: once, theirs: once }).bikes).toEqual(once);
  });
});

describe('with a common version', () => {
  it('follows the side that changed or removed a bike', () => {
    const base = [gravel, town];
    expect(mergeBikes({ base, mine: base, theirs: [gravelMs] }).bikes).toEqual([gravelMs]);
    expect(mergeBikes({ base, mine: [gravelMs], theirs: base }).bikes).toEqual([gravelMs]);
    expect(mergeBikes({ base, mine: [], theirs: base }).bikes).toEqual([]);
  });

  it('keeps a bike that one side removed and the other changed', () => {
    expect(mergeBikes({ base: [gravel], mine: [gravelMs], theirs: [] }).bikes).toEqual([gravelMs]);
    expect(mergeBikes({ base: [gravel], mine: [], theirs: [gravelMs] }).bikes).toEqual([gravelMs]);
  });

  it('joins a name from one side with answers from the other', () => {
    const answered = { ...gravel, interfaces: { freehub: 'HG-L2', speeds: '12' } };
    const both = [{ ...answered, name: 'Winter' }];
    expect(mergeBikes({ base: [gravel], mine: [answered], theirs: [winter] }).bikes).toEqual(both);
    expect(mergeBikes({ base: [gravel], mine: [winter], theirs: [answered] }).bikes).toEqual(both);
  });

  it('joins answers to different questions, also about the rear end and "not sure"', () => {
    const mine = { ...gravel, interfaces: { speeds: '12' } };
    const theirs = { ...gravel, rear: { 'rotor-size': null } };
    expect(mergeBikes({ base: [gravel], mine: [mine], theirs: [theirs] }).bikes).toEqual([
      { ...mine, rear: { 'rotor-size': null } },
    ]);
  });

  it('keeps both versions if the sides gave different answers to one question', () => {
    const [mine, theirs] = [gravelMs, { ...gravel, interfaces: { freehub: 'XD' } }];
    const { bikes } = mergeBikes({ base: [gravel], mine: [mine], theirs: [theirs] });
    expect(bikes).toEqual([theirs, { ...mine, id: bikeIdOf('Gravel 2'), name: 'Gravel 2' }]);
  });

  it('keeps the latest name, and the spelling of the account otherwise', () => {
    const lower = { ...town, name: 'town' };
    const city = { ...town, name: 'City' };
    expect(mergeBikes({ base: [lower], mine: [lower], theirs: [town] }).bikes).toEqual([town]);
    expect(mergeBikes({ base: [town], mine: [lower], theirs: [town] }).bikes).toEqual([lower]);
    expect(mergeBikes({ base: [town], mine: [city], theirs: [lower] }).bikes).toEqual([city]);
  });

  it('numbers a name that both sides gave to different bikes, and swaps names', () => {
    const theirs = [gravel, { ...town, name: 'Winter' }];
    const merged = mergeBikes({ base: [gravel, town], mine: [winter, town], theirs });
    expect(names(merged.bikes)).toEqual(['Winter 2', 'Winter']);
    expect(merged.renamed).toEqual([{ from: 'Winter', to: 'Winter 2' }]);
    const swapped = [
      { ...a, name: 'B' },
      { ...b, name: 'A' },
    ];
    expect(mergeBikes({ base: [a, b], mine: swapped, theirs: [a, b] }).bikes).toEqual(swapped);
  });

  it('keeps the place of a bike that is restored after its removal was saved', () => {
    expect(mergeBikes({ base: [a, c], mine: [a, b, c], theirs: [a, c] }).bikes).toEqual([a, b, c]);
  });
});

it('takes a request whose answer was lost for the common version if the account saved it', () => {
  const [base, sent] = [[gravel], [gravelMs, town]];
  expect(commonBase({ base, sent }, sent)).toEqual(sent);
  expect(commonBase({ base, sent }, base)).toEqual(base);
  expect(commonBase({ base, sent: [] }, [])).toEqual([]);
  expect(commonBase({ base, sent: null }, [])).toEqual(base);
});
