import type { CatalogueProduct } from '@pedalworks/contract';
import * as engine from '@pedalworks/contract/fit';
import { describe, expect, it } from 'vitest';
import { toFitPart } from '../../fit/public/fit-engine.ts';
import { bikeFit } from './bike-fit.ts';
import { partFit } from './part-fit.ts';

type Interfaces = CatalogueProduct['interfaces'];

const part = (_id: string, interfaces: Interfaces, fitOverrides?: CatalogueProduct['fitOverrides']) =>
  ({
    _id,
    slug: _id,
    name: `Part ${_id}`,
    img: '',
    category: 'wheels',
    ...{ partNumber: _id, range: '', specs: [], rating: { average: 0, count: 0 } },
    ...{ price: 40, priceBreaks: [], minOrder: 1, step: 1, quantity: 5 },
    interfaces,
    fitOverrides,
  }) as CatalogueProduct;

const cassette = (id: string, ...values: string[]) =>
  part(id, [{ key: 'freehub', side: 'needs', ...(values.length > 0 && { values }) }]);
const hub = part('hub', [{ key: 'freehub', side: 'provides', values: ['HG-L2'] }]);
const catalogue = [
  cassette('road', 'HG-L2'),
  cassette('sram', 'XD'),
  cassette('bare'),
  hub,
  part('bell', []),
];

const fitOf = (product: CatalogueProduct, limit = 9, parts = catalogue) =>
  partFit({
    fitsWith: [],
    judged: engine.judgeProduct(toFitPart(product), parts.map(toFitPart)),
    catalogue: parts,
    limit,
  });

describe('the compatible parts of a part', () => {
  it('have a reason each, and an alternative if they do not fit', () => {
    const { groups, sources } = fitOf(hub);
    expect(groups.fits.sections).toMatchObject([{ reason: '', parts: [{ slug: 'road' }], alternatives: [] }]);
    expect(groups.unknown.sections).toMatchObject([{ parts: [{ slug: 'bare' }], alternatives: [] }]);
    expect(groups['does-not-fit'].sections).toMatchObject([
      {
        reason: expect.stringMatching(/\.$/u) as string,
        isConfirmed: false,
        parts: [{ slug: 'sram' }],
        alternatives: [{ slug: 'road', name: 'Part road' }],
      },
    ]);
    expect(sources[0]).toMatch(/, https:\/\//u);
  });

  it('are counted beyond the limit, and omit archived parts', () => {
    const many = [hub, ...Array.from({ length: 9 }, (_, index) => cassette(`c-${String(index)}`, 'HG-L2'))];
    const { fits } = fitOf(hub, 4, many).groups;
    expect([fits.count, fits.sections[0]?.parts.length]).toEqual([9, 4]);
    const judged = engine.judgeProduct(toFitPart(hub), catalogue.map(toFitPart));
    const without = partFit({ fitsWith: [], judged, catalogue: [hub], limit: 9 });
    expect(without.groups.fits).toEqual({ count: 0, sections: [] });
  });

  it('begin with those of `fitsWith`', () => {
    const judged = engine.judgeProduct(
      toFitPart(hub),
      [cassette('a', 'HG-L2'), cassette('b', 'HG-L2')].map(toFitPart),
    );
    const { groups } = partFit({
      ...{ fitsWith: ['b'], judged, limit: 9 },
      catalogue: [cassette('a', 'HG-L2'), cassette('b', 'HG-L2')],
    });
    expect(groups.fits.sections.flatMap(({ parts }) => parts.map(({ slug }) => slug))).toEqual(['b', 'a']);
  });

  it("show an override's reason on both parts, without an alternative", () => {
    const confirmed = part(
      'sram',
      [{ key: 'freehub', side: 'needs', values: ['XD'] }],
      [{ productId: 'hub', verdict: 'fits', reason: 'Tried on 2 May.' }],
    );
    const parts = [confirmed, hub];
    for (const product of parts)
      expect(fitOf(product, 9, parts).groups.fits.sections).toMatchObject([
        { isConfirmed: true, reason: 'Tried on 2 May.', alternatives: [] },
      ]);
  });
});

describe('a part compared with a bike', () => {
  const compare = (product: CatalogueProduct, freehub: string | null, parts = catalogue) =>
    bikeFit({ bike: { name: 'Mine', interfaces: { freehub } }, product, catalogue: parts });

  it('names both values if it fits', () => {
    expect(compare(cassette('road', 'HG-L2'), 'HG-L2')).toMatchObject({
      verdict: 'fits',
      rows: [
        { key: 'freehub', standard: { name: 'Freehub body' }, verdict: 'fits', bike: 'HG L2, 12-speed road' },
      ],
      openQuestions: [],
      alternatives: [],
    });
  });

  it('names alternatives that fit, with their end if the bike differs, and those in stock first', () => {
    expect(compare(cassette('sram', 'XD'), 'HG-L2')).toMatchObject({
      verdict: 'does-not-fit',
      alternatives: [{ slug: 'road', isSoldOut: false, notes: [] }],
    });
    const rotor = (size: string, quantity = 5) => ({
      ...part(size, [{ key: 'rotor-size', side: 'needs', values: [size] }]),
      quantity,
    });
    const rotors = [rotor('180', 0), { ...rotor('160', 0), _id: 'sold-out' }, rotor('160'), rotor('140')];
    const bike = { name: 'Mine', interfaces: { 'rotor-size': '180' }, rear: { 'rotor-size': '160' } };
    expect(bikeFit({ bike, product: rotor('140'), catalogue: rotors })).toMatchObject({
      verdict: 'does-not-fit',
      alternatives: [
        { slug: '160', isSoldOut: false, notes: ['rear wheel only'] },
        { slug: '180', isSoldOut: true, notes: ['front wheel only'] },
      ],
    });
  });

  it('names the value to compare if no question asks for it', () => {
    const bottle = part('bottle', [{ key: 'bottle', side: 'needs', min: 74, max: 74 }]);
    expect(compare({ ...bottle, kind: 'bottle' }, null)).toMatchObject({
      ...{ verdict: 'unknown', openQuestions: [], compared: '74 mm' },
    });
    expect(compare(cassette('sram', 'XD'), null).compared).toBe('');
  });

  it('lists the deciding questions, or none if the part lacks dimensions', () => {
    expect(compare(cassette('sram', 'XD'), null)).toMatchObject({
      verdict: 'unknown',
      openQuestions: ['freehub'],
    });
    expect(compare(cassette('bare'), 'HG-L2')).toMatchObject({ verdict: 'unknown', openQuestions: [] });
    expect(compare(part('bell', []), 'HG-L2').verdict).toBe('unrelated');
  });

  it('asks for the dimension of the bike that a rule needs, once', () => {
    const tube = part('tube', [{ key: 'valve-length', side: 'provides', min: 48, max: 48 }]);
    expect(compare(tube, null)).toMatchObject({ verdict: 'unknown', openQuestions: ['rim-depth'] });
    const tyre = part('tyre', [{ key: 'tyre-width', side: 'provides', min: 40, max: 40 }]);
    const { rows, openQuestions } = compare(tyre, null);
    expect(openQuestions).toEqual(['rim-width', 'clearance']);
    expect(rows.map(({ standard }) => standard?.name)).not.toContain(undefined);
  });
});
