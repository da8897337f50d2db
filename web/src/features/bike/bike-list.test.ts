import type { Bike } from '@pedalworks/contract/fit';
import { describe, expect, it } from 'vitest';
import { freeName, isSameBike, mergeBikes, parseStored, withWaiting } from './bike-list.ts';

const bike = (name: string, interfaces: Bike['interfaces'] = {}): Bike => ({ name, interfaces });
const names = (bikes: readonly Bike[]) => bikes.map(({ name }) => name);

describe('parseStored', () => {
  it.each([
    '',
    'rubbish',
    '"x"',
    '5',
    '{"foo":1}',
    '[null]',
    '[{"name":7}]',
    '[{"name":"A"}]',
    '{"bikes":"x"}',
  ])('returns no bikes for the invalid text %j', (text) => {
    expect(parseStored(text).bikes).toEqual([]);
  });

  it('keeps valid bikes up to the limit, and drops the rest', () => {
    const long = bike('x'.repeat(10_000));
    const stored = [
      null,
      bike('Gravel', { speeds: '12' }),
      long,
      bike('gravel '),
      bike('A'),
      bike('B'),
      bike('C'),
    ];
    expect(names(parseStored(JSON.stringify(stored)).bikes)).toEqual(['Gravel', 'A', 'B']);
  });

  it('drops answers that are neither text nor number', () => {
    const text =
      '[{"name":"A","interfaces":{"__proto__":"x","speeds":"12","pedal":null,"steerer":{},"bosses":[1]}}]';
    const [stored] = parseStored(text).bikes;
    expect(Object.entries(stored?.interfaces ?? {})).toEqual([
      ['__proto__', 'x'],
      ['speeds', '12'],
    ]);
  });
});

it('compares bikes by name and answers, ignoring order and case', () => {
  const one = bike('Gravel', { speeds: '12', pedal: null, steerer: '28.6' });
  expect(isSameBike(one, bike(' gravel', { steerer: '28.6', speeds: '12' }))).toBe(true);
  expect(isSameBike(one, bike('Gravel', { speeds: '11', steerer: '28.6' }))).toBe(false);
});

describe('mergeBikes', () => {
  const gravel = bike('Gravel', { freehub: 'HG-L2' });
  const gravelMs = bike('Gravel', { freehub: 'MS' });

  it('keeps the same bike once, and both if their answers differ', () => {
    expect(mergeBikes({ base: [], mine: [gravel], theirs: [gravel] }).bikes).toEqual([gravel]);
    const { bikes, renamed } = mergeBikes({ base: [], mine: [gravelMs], theirs: [gravel] });
    expect(bikes).toEqual([gravel, { ...gravelMs, name: 'Gravel 2' }]);
    expect(renamed).toEqual({ Gravel: 'Gravel 2' });
  });

  it('keeps the bikes of the account, and lets bikes wait that exceed the limit', () => {
    const theirs = [bike('A'), bike('B'), bike('C')];
    const { bikes, waiting } = mergeBikes({ base: [], mine: [gravel, bike('B')], theirs });
    expect(bikes).toEqual(theirs);
    expect(waiting).toEqual([gravel]);
  });

  it('follows the side that changed or removed a bike', () => {
    const base = [gravel, bike('Town')];
    expect(mergeBikes({ base, mine: base, theirs: [gravelMs] }).bikes).toEqual([gravelMs]);
    expect(mergeBikes({ base, mine: [gravelMs], theirs: base }).bikes).toEqual([gravelMs]);
    expect(mergeBikes({ base, mine: [], theirs: base }).bikes).toEqual([]);
  });

  it('keeps a bike that one side removed and the other changed', () => {
    expect(mergeBikes({ base: [gravel], mine: [gravelMs], theirs: [] }).bikes).toEqual([gravelMs]);
    expect(mergeBikes({ base: [gravel], mine: [], theirs: [gravelMs] }).bikes).toEqual([gravelMs]);
  });

  it('keeps the spelling of the account for the same bike', () => {
    const [mine, theirs] = [[bike('town')], [bike('Town')]];
    expect(mergeBikes({ base: mine, mine, theirs }).bikes).toEqual(theirs);
    expect(mergeBikes({ base: theirs, mine, theirs }).bikes).toEqual(mine);
  });

  it('is idempotent', () => {
    const once = mergeBikes({ base: [], mine: [gravelMs], theirs: [gravel] }).bikes;
    expect(mergeBikes({ base: once, mine: once, theirs: once }).bikes).toEqual(once);
  });
});

it('lists a waiting bike once, and not while it is stored', () => {
  const [a, b] = [bike('A'), bike('B')];
  const stored = { bikes: [a], base: [], waiting: [b], checkedAt: 0, failedAt: 0 };
  expect(withWaiting(stored, [a, b]).waiting).toEqual([b]);
});

it('shortens a long name without splitting an emoji', () => {
  const name = `a${'🚲'.repeat(29)}`;
  expect(freeName([bike(name)], name)).toBe(`a${'🚲'.repeat(28)} 2`);
});
