import { beforeAll, describe, expect, it } from 'vitest';
import { indexCatalogue, type CatalogueSearch } from './search-catalogue.ts';
import { seededParts } from './test-support/seeded-parts.ts';

let search: CatalogueSearch;
beforeAll(async () => {
  search = await indexCatalogue(seededParts);
});
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('a search for a size', () => {
  const found = (typed: string) =>
    search
      .find(typed)
      .map(({ partNumber }) => partNumber.replace('PW-', ''))
      .sort()
      .join(' ');

  it.each([
    [
      'HR28-142 TA12-142 WR30-28',
      '12x142',
      '142x12',
      '12 × 142 mm',
      '142*12',
      '12X142',
      '12 by 142',
      '12-142',
      '142/12',
    ],
    [
      'HR28-142 TA12-142 WR30-28',
      '12mm x 142mm',
      '12x142mm',
      '142 mm × 12 mm',
      '１２×１４２',
      '12 142',
      '142mm',
    ],
    ['FK-395 HF28-100 TA12-100 WF30-28', '12x100', '100x12', '100 × 12 mm'],
    ['TA12-142', 'thru axle 142x12'],
    ['HR28-142', 'rear hub 142 x 12'],
    ['WT22-36', '9x100', '100 × 9'],
    ['HF28-100', '15x28', '28x15', '15 × 28 × 7 mm', '7x28x15'],
    ['TY40-622', '700x40c', '40x700', '700 × 40', '40-622', '622x40', '40c'],
    ['WF30-28 WR30-28', '622x21tc', '21-622'],
    ['CS12-1134', '11-34', '34-11', '11 – 34 T', '11x34'],
    ['CS11-1128', '11-28t', '11-12-13-14-15-17-19-21-23-25-28'],
    ['CS12-1051', '10-51t', '10–51'],
    ['CH12-126', '1/2 x 11/128', '½ × 11/128 in', '12,7 × 2,18', '2.18x12.7'],
    ['CR42-130', '1/2x1/8', '1/8 × 1/2', '12.7x3.3'],
    [
      'CK48-172 PD-106',
      '9/16',
      '9 / 16',
      '9/16in',
      '9/16"',
      '9/16 inch',
      '9⁄16',
      '9/16 in × 20 tpi',
      '20tpi',
    ],
    ['SS-286 ST-080 ST-100', '1 1/8', '1-1/8', '1⅛', '1⅛″', '1 1/8 in'],
    ['HF28-100 HR28-142 RM25-28', '28h', '28-hole', '28 hole', '28 holes'],
    ['CR50-110', '50t', '50 teeth', '50-tooth', '50 T'],
    [
      'CL-6B DA-FM160 RB-M5X10 RT140-6B RT160-6B RT180-6B RT203-6B ST-080 ST-100',
      '6-bolt',
      '6 bolt',
      'six bolt',
      '6bolt',
    ],
    [
      'CS12-1051 CS12-1134 RD12-51',
      '12 speed cassette',
      'cassette, 12-speed',
      '12s cassette',
      'twelve speed cassette',
    ],
    [
      'CH12-126 CR32-DM3 CR34-110 CR46-110 CR50-110',
      '12s chain',
      'chain for 12 speed',
      '12-speed chain',
      '12spd chain',
    ],
    ['BE-60 DB-420 FB-760 ST-080 ST-100', '31.8', 'Ø31.8', 'ø 31,8 mm', '⌀31.8', '٣١٫٨', '๓๑.๘'],
    ['FK-395 SS-286 ST-080 ST-100', '28.6 mm', 'Ø28.6mm', '28,6 mm'],
    ['FK-395', '39.8 mm', '28.6 to 39.8 mm'],
    ['FK-395 HS-IS4252 SS-286 ST-080 ST-100', '28.6', '28,6'],
    ['HS-IS4252', 'IS42/28.6', 'is42', '28.6 is42'],
    ['BC-FM70 RT140-6B', '140 mm', '140mm'],
    ['TY40-622', '30psi', '30 psi'],
    ['PM-190', '6.9bar', '6,9 bar'],
    ['HH-2000', '2,000 mm', '2000mm', '2000 mm hose'],
    ['MT-6 MT-6AU', '100x24x17', '24 × 17'],
    [
      '',
      '15x100',
      '100x15',
      '15 × 100 mm',
      'axle 15x100',
      'gizmo 15x100',
      '12x10',
      '12x14',
      '25x24',
      '148x12',
      '1/2 x 3/32',
    ],
  ])('finds exactly [%s] in every spelling', (expected, ...spellings) => {
    expect(spellings.map((typed) => [typed, found(typed)])).toEqual(
      spellings.map((typed) => [typed, expected]),
    );
  });

  it('lists six-bolt rotors before bolts', () => {
    expect(namesOf(search.find('6-bolt')).slice(0, 5).join()).not.toContain('Rotor Bolt');
  });

  it.each([
    ['15x100', 'Quay Thru-Axle 12 × 100'],
    ['148x12', 'Quay Thru-Axle 12 × 142'],
    ['180x160', 'Basalt Rotor 180 mm'],
  ])('suggests a similar size for %s', (typed, name) => {
    expect(namesOf(search.nearest(typed))).toContain(name);
  });
});
