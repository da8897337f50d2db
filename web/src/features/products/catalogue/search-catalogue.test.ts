import type { CatalogueProduct } from '@pedalworks/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexCatalogue, type CatalogueSearch } from './search-catalogue.ts';
import { seededParts } from './test-support/seeded-parts.ts';

type Sought = Pick<CatalogueProduct, '_id' | 'name' | 'partNumber' | 'category' | 'range' | 'specs'>;

/** Parts whose names or part numbers contain accents, Cyrillic letters, fractions, dots or slashes. */
const foreign = (
  [
    ['Øyo Hub Straße', 'ØY-1'],
    ['Roller Chain ½ × ⅛', 'KMC-410'],
    ['XX1 Chainring', '00.1918.127.000'],
    ['Ice Rotor', 'RT86/180'],
    ['Pump Head', 'NOR.0707-60'],
    ['Spring', '16-07'],
    ['Inner Sleeve', 'KT-INS114-DRE'],
    ['Втулка передняя', 'VT-9'],
    ['Crème Brûlée Saddle Cover', 'CB-7'],
  ] as const
).map(([name, partNumber]): Sought => ({
  _id: partNumber,
  name,
  partNumber,
  category: 'wheels',
  range: '',
  specs: [],
}));

let search: CatalogueSearch<Sought>;
beforeAll(async () => {
  search = await indexCatalogue([...seededParts, ...foreign]);
});
const namesOf = (found: readonly Sought[]) => found.map(({ name }) => name);

describe('a catalogue search', () => {
  it.each([
    ['180', 'Basalt Rotor 180 mm'],
    ['rotor 180mm', 'Basalt Rotor 180 mm'],
    ['ROTOR 180-mm', 'Basalt Rotor 180 mm'],
    ['180 rotor', 'Basalt Rotor 180 mm'],
    ['roter 180', 'Basalt Rotor 180 mm'],
    ['RÓTOR 180', 'Basalt Rotor 180 mm'],
    ['brake disc 180', 'Basalt Rotor 180 mm'],
    ['12x142', 'Quay Thru-Axle 12 × 142'],
    ['12 x 142 axle', 'Quay Thru-Axle 12 × 142'],
    ['12*142', 'Quay Thru-Axle 12 × 142'],
    ['through axle 12×142', 'Quay Thru-Axle 12 × 142'],
    ['thruaxle 142', 'Quay Thru-Axle 12 × 142'],
    ['12speed', 'Meridian Chain 12-Speed'],
    ['chain 12 speed', 'Meridian Chain 12-Speed'],
    ['12-spd chain', 'Meridian Chain 12-Speed'],
    ['bsa 68mm', 'Meridian Bottom Bracket BSA 68'],
    ['bottom-bracket', 'Meridian Bottom Bracket BSA 68'],
    ['M5 x 10', 'Basalt Rotor Bolt M5 × 10'],
    ['m5×10', 'Basalt Rotor Bolt M5 × 10'],
    ['center lock', 'Quay Centre-Lock Adaptor'],
    ['centerlock adapter', 'Quay Centre-Lock Adaptor'],
    ['brakepads', 'Basalt Sintered Brake Pads'],
    ['brake pad', 'Basalt Sintered Brake Pads'],
    ['break pads', 'Basalt Sintered Brake Pads'],
    ['seat post 27,2', 'Meridian Seatpost 27.2'],
    ['seatpost 27.2mm', 'Meridian Seatpost 27.2'],
    ['tire levers', 'Quay Tyre Levers, Pair'],
    ['cassette 11-28', 'Meridian Cassette 11–28'],
    ['11-34t', 'Meridian Cassette 11–34'],
    ['cassette 11-34t', 'Meridian Cassette 11–34'],
    ['10-51t', 'Basalt Cassette 10–51'],
    ['10 – 51 T', 'Basalt Cassette 10–51'],
    ['12x142mm', 'Quay Thru-Axle 12 × 142'],
    ['700x40c', 'Basalt Tyre 700 × 40C'],
    ['front wheels', 'Meridian 30 Front Wheel'],
    ['hydraulic hoses', 'Basalt Hydraulic Hose Kit'],
    ['bidon 620', 'Quay Bottle 620 ml'],
    ['gizmo 172.5', 'Meridian Crankset 172.5'],
    ['oyo strasse', 'Øyo Hub Straße'],
    ['creme brulee', 'Crème Brûlée Saddle Cover'],
    ['втулка', 'Втулка передняя'],
    ['chain 1/2', 'Roller Chain ½ × ⅛'],
    ['KT-INS114', 'Inner Sleeve'],
    ['kt ins114', 'Inner Sleeve'],
    ['00.1918.127', 'XX1 Chainring'],
  ])('for “%s” lists %s first', (typed, name) => {
    expect(namesOf(search.find(typed))[0]).toBe(name);
  });

  it('for “chain ring” includes chainrings', () => {
    expect(namesOf(search.find('chain ring'))).toContain('Meridian Chainring 50T');
  });

  it.each(['handlebar', 'handlebars', 'drop bar'])('for “%s” lists a handlebar first', (typed) => {
    expect(namesOf(search.find(typed))[0]).toMatch(/Bar /u);
  });
});

describe('a search with swapped letters or other words', () => {
  it.each([
    ['chian', 'Meridian Chain 12-Speed'],
    ['roter 160', 'Basalt Rotor 160 mm'],
    ['rotro 180', 'Basalt Rotor 180 mm'],
    ['pedla', 'Basalt Platform Pedal'],
    ['saddel', 'Meridian Saddle 143'],
    ['caliepr', 'Meridian Flat-Mount Caliper'],
    ['crnak', 'Meridian Crankset 172.5'],
    ['jockey wheel', 'Basalt Pulley Set 12T/14T'],
    ['jockey wheels', 'Basalt Pulley Set 12T/14T'],
    ['the chain', 'Meridian Chain 12-Speed'],
  ])('for “%s” lists %s first', (typed, name) => {
    expect(namesOf(search.find(typed))[0]).toBe(name);
  });
});

describe('a search for a complete part number', () => {
  it.each([
    ['PW-RT180-6B', 'Basalt Rotor 180 mm'],
    ['pw rt180 6b', 'Basalt Rotor 180 mm'],
    ['pwrt1806b', 'Basalt Rotor 180 mm'],
    ['00.1918.127.000', 'XX1 Chainring'],
    ['rt86/180', 'Ice Rotor'],
    ['rt86180', 'Ice Rotor'],
    ['NOR.0707-60', 'Pump Head'],
    ['0707-60', 'Pump Head'],
    ['16-07', 'Spring'],
    ['CH12126', 'Meridian Chain 12-Speed'],
    ['pwch12126', 'Meridian Chain 12-Speed'],
    ['ch12-126', 'Meridian Chain 12-Speed'],
    ['rt1606b', 'Basalt Rotor 160 mm'],
    ['FB760', 'Basalt Flat Bar 760 with Grips'],
  ])('finds only that part: %s', (typed, name) => {
    expect(namesOf(search.find(typed))).toEqual([name]);
  });

  it.each(['PW-RT190-6B', 'PW-RT181-6B', 'pw rt190 6b', '00.1918.127.999', 'RT86/181', 'PW-CH12-999'])(
    'finds nothing if no part has that number: %s',
    (typed) => {
      expect(namesOf(search.find(typed))).toEqual([]);
    },
  );
});

describe('a search for the start of a part number', () => {
  const numbersOf = (typed: string) => search.find(typed).map(({ partNumber }) => partNumber);

  it.each(['PW-C', 'pw-cs12', 'PW CS12-1', 'VT-'])(
    'finds only parts whose numbers start with %s',
    (typed) => {
      const start = typed.toLowerCase().replaceAll(/\W/gu, '');
      const found = numbersOf(typed).map((number) => number.toLowerCase().replaceAll(/\W/gu, ''));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((number) => !number.startsWith(start))).toEqual([]);
    },
  );

  it('also matches the start of a later piece of the number: PW-1 finds PW-CR50-110', () => {
    expect(numbersOf('PW-1')).toContain('PW-CR50-110');
    expect(numbersOf('PW-1').filter((number) => !/[-\p{L}]1/u.test(number))).toEqual([]);
  });
});

describe('a catalogue search without matches', () => {
  it.each(['', '   ', '(.*)+[', '-', '12x999', 'gizmo', 'gizmo 99999', '🚲🚲', 'x'.repeat(1000), '‮gnikarb‬'])(
    'returns nothing for “%s”',
    (typed) => {
      expect(namesOf(search.find(typed))).toEqual([]);
    },
  );

  it('suggests the parts with the most similar words', () => {
    expect(namesOf(search.nearest('gizmo rotorr'))[0]).toMatch(/Rotor/u);
  });
});

it.each([
  'r o t o r b r a k e '.repeat(10),
  'rot bra cha ste tyr cag '.repeat(8),
  '1 2 3 4 5 6 7 8 9 '.repeat(11),
  '1x'.repeat(100),
  'a-'.repeat(100),
  '\ufdfa'.repeat(200),
  'x'.repeat(200),
])('a search for “%s” takes at most 50 ms of CPU time, because the server searches too', (typed) => {
  const times = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    search.find(typed);
    search.nearest(typed);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
