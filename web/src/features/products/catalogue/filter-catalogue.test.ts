import type { CatalogueProduct } from '@pedalworks/contract';
import type { Verdict } from '@pedalworks/contract/fit';
import { describe, expect, it } from 'vitest';
import { viewIn } from './catalogue-view.ts';
import { findParts } from './filter-catalogue.ts';
import { fitChoices } from './fit-choices.ts';
import { indexCatalogue } from './search-catalogue.ts';
import { seededParts } from './test-support/seeded-parts.ts';

const part = (_id: string, category: 'wheels' | 'brakes', quantity = 5) =>
  ({
    _id,
    name: `Part ${_id}`,
    partNumber: _id,
    category,
    range: '',
    price: 9,
    quantity,
  }) as CatalogueProduct;

const verdictsById: Readonly<Record<string, Verdict>> = {
  bell: 'unrelated',
  other: 'does-not-fit',
  hub: 'unknown',
  rotor: 'with-adapter',
  rim: 'fits',
  pad: 'fits',
};
const verdicts = new Map(Object.entries(verdictsById));
const catalogue = [
  part('bell', 'brakes'),
  part('other', 'wheels'),
  part('hub', 'wheels', 0),
  part('rotor', 'brakes'),
  part('rim', 'wheels'),
  part('pad', 'brakes'),
].map((each) => ({ ...each, priceBreaks: [], minOrder: 1, step: 1 }));

const idsAt = (search: string, bikeVerdicts: typeof verdicts | null = verdicts) =>
  findParts(catalogue, viewIn(new URLSearchParams(search)), { verdicts: bikeVerdicts }).shown.map(
    ({ _id }) => _id,
  );

describe('catalogue parts found for a bike', () => {
  it('have any of the chosen verdicts, and match all other filters', () => {
    expect(idsAt('fit=fits')).toEqual(['rim', 'pad']);
    expect(idsAt('fit=fits&fit=with-adapter')).toEqual(['rotor', 'rim', 'pad']);
    expect(idsAt('fit=fits&fit=with-adapter&category=brakes')).toEqual(['rotor', 'pad']);
  });

  it('are all parts that match the other filters if no bike is active', () => {
    expect(idsAt('fit=fits&category=brakes', null)).toEqual(['bell', 'rotor', 'pad']);
  });

  it('are listed by verdict in a search, and in catalogue order within a verdict', () => {
    expect(idsAt('q=part')).toEqual(['rim', 'pad', 'rotor', 'bell', 'hub', 'other']);
    expect(idsAt('q=part', null)).toEqual(catalogue.map(({ _id }) => _id));
    expect(idsAt('q=part&sort=name')[0]).toBe('bell');
  });

  it.each(['', 'category=wheels', 'stock=in', 'q=part&category=brakes', 'fit=unknown', 'fit=fits&stock=in'])(
    'match the counts of the facet with the filters %j',
    (search) => {
      const view = viewIn(new URLSearchParams(search));
      const { counts } = findParts(catalogue, view, { verdicts });
      for (const choice of fitChoices)
        expect(findParts(catalogue, { ...view, fit: [choice] }, { verdicts }).shown, choice).toHaveLength(
          counts.fit?.[choice] ?? -1,
        );
      expect(findParts(catalogue, view).counts.fit).toBeNull();
    },
  );
});

describe('a search with a bike', () => {
  it('keeps the order of the text, and orders equal matches by fit', async () => {
    const search = await indexCatalogue(seededParts);
    const others = [
      'Quay Centre-Lock Adaptor',
      'Basalt Rotor Bolt M5 × 10',
      'Meridian Flat-Mount Adaptor 160',
      'Meridian Flat-Mount Caliper',
    ];
    const fitting = new Set(['Meridian Rotor 140 mm', 'Basalt Rotor 160 mm', ...others]);
    const bikeVerdicts = new Map(
      seededParts.map(({ _id, name }): [string, Verdict] => [
        _id,
        fitting.has(name) ? 'fits' : 'does-not-fit',
      ]),
    );
    const { shown } = findParts(seededParts, viewIn(new URLSearchParams('q=rotor')), {
      search,
      verdicts: bikeVerdicts,
    });
    expect(shown.map(({ name }) => name)).toEqual([
      'Meridian Rotor 140 mm',
      'Basalt Rotor 160 mm',
      'Basalt Rotor 180 mm',
      'Basalt Rotor 203 mm',
      ...others,
    ]);
  });
});
