import type { Bike } from '@pedalworks/contract/fit';
import { describe, expect, it } from 'vitest';
import { bikeIdOf, type SavedBike } from '@pedalworks/contract/bike-ids';
import { activeBikeOf, freeName, isSameBike, noBike, parseStored, withWaiting } from './bike-list.ts';

const bike = (name: string, interfaces: Bike['interfaces'] = {}): SavedBike => ({
  id: bikeIdOf(name),
  name,
  interfaces,
});
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
  ])('reports the invalid text %j as damaged', (text) => {
    expect(parseStored(text)).toMatchObject({ bikes: [], isDamaged: true });
  });

  it('takes no text for no bikes', () => {
    for (const text of [null, '[]', '{"bikes":[]}'])
      expect(parseStored(text)).toMatchObject({ bikes: [], isDamaged: false });
  });

  it('keeps valid bikes, and lets those beyond the limit wait', () => {
    const bikes = [
      null,
      bike('Gravel', { speeds: '12' }),
      bike('x'.repeat(10_000)),
      bike('A'),
      bike('B'),
      bike('C'),
    ];
    const { bikes: kept, waiting } = parseStored(JSON.stringify(bikes));
    expect([names(kept), names(waiting)]).toEqual([['Gravel', 'A', 'B'], ['C']]);
  });

  it('gives each bike an id and a name of its own', () => {
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const stored = [
      { ...bike('Gravel'), id },
      { ...bike('gravel', { speeds: '12' }), id },
      { ...bike('gravel '), id: other },
      { ...bike('Town'), id: 'x' },
    ];
    expect(parseStored(JSON.stringify(stored)).bikes).toEqual([
      { ...bike('Gravel'), id },
      bike('gravel 2', { speeds: '12' }),
      bike('Town'),
    ]);
  });

  it('reads bikes of older browsers, and keeps "not sure" about the rear end only', () => {
    const text =
      '[{"name":"A","interfaces":{"speeds":null},"rear":{"rotor-size":null,"tubeless":"yes","x":[]}}]';
    expect(parseStored(text).bikes).toEqual([
      { ...bike('A'), rear: { 'rotor-size': null, tubeless: 'yes' } },
    ]);
  });

  it('does not take a damaged bike for a removed one', () => {
    const [a, b] = [bike('A'), bike('B')];
    const text = JSON.stringify({
      bikes: [{ ...a, interfaces: 'x' }, b],
      base: [a, b],
      checkedAt: Date.now(),
    });
    expect(parseStored(text)).toMatchObject({ bikes: [b], base: [b], checkedAt: 0 });
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

it('lists a waiting bike once, and not while it is stored', () => {
  const [a, b] = [bike('A'), bike('B')];
  const stored = { bikes: [a], base: [], sent: null, waiting: [b], checkedAt: 0, failedAt: 0 };
  expect(withWaiting(stored, [a, b]).waiting).toEqual([b]);
});

it('shortens a long name without splitting an emoji', () => {
  const name = `a${'🚲'.repeat(59)}`;
  expect(freeName([bike(name)], name)).toBe(`a${'🚲'.repeat(57)} 2`);
});

describe('activeBikeOf', () => {
  const [gravel, town] = [{ ...bike('Gravel'), id: crypto.randomUUID() }, bike('Town')];
  const city = { ...town, name: 'City' };

  it.each([
    { means: 'the only bike without a choice', bikes: [gravel], choice: null, active: gravel },
    { means: 'the only bike if the chosen one is gone', bikes: [gravel], choice: town.id, active: gravel },
    { means: 'no bike if none was chosen', bikes: [gravel], choice: noBike, active: null },
    { means: 'no bike of several without a choice', bikes: [gravel, town], choice: null, active: null },
    { means: 'the bike with the chosen id', bikes: [gravel, town], choice: gravel.id, active: gravel },
    { means: 'the name of an older browser', bikes: [gravel, town], choice: 'gravel', active: gravel },
    { means: 'the former name of an older browser', bikes: [gravel, city], choice: 'Town', active: city },
  ])('returns $means', ({ bikes, choice, active }) => {
    expect(activeBikeOf(bikes, choice)).toEqual(active);
  });
});
