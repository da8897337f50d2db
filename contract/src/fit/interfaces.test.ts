import { expect, it } from 'vitest';
import { adaptersBetween } from './adapters.ts';
import {
  bikeInterfaces,
  interfaces,
  judge,
  matchingValue,
  rules,
  sources,
  valueText,
  type PartInterface,
} from './index.ts';

const cited = [
  ...interfaces.map(({ key, sources: ids }) => ({ key, ids })),
  ...rules.map(({ key, source, secondSource }) => ({
    key,
    ids: secondSource === undefined ? [source] : [source, secondSource],
  })),
];

it('cites known sources, each with a URL unless it is our own', () => {
  for (const { key, ids } of cited) for (const id of ids) expect(sources[id], `${key}: ${id}`).toBeDefined();
  const unused = Object.keys(sources).filter((id) => !cited.some(({ ids }) => ids.includes(id)));
  expect(unused).toEqual([]);
  for (const [id, { url }] of Object.entries(sources)) if (id !== 'own') expect(url).toMatch(/^https?:\/\//u);
});

it.each(interfaces)(
  'states $key with choices or a range, and explains it in full sentences',
  (definition) => {
    expect([definition.values, definition.range].filter((each) => each !== undefined)).toHaveLength(1);
    expect(definition.about).toMatch(/^[A-Z].*\.$/u);
    expect(
      Object.keys(definition.bikeValues ?? {}).every((value) => value in (definition.values ?? {})),
    ).toBe(true);
  },
);

const choices = interfaces.flatMap((definition) =>
  Object.keys(definition.values ?? {}).map((value) => ({ definition, value })),
);

it('finds each value by its label', () => {
  for (const { definition, value } of choices)
    expect(matchingValue(definition, valueText(definition, value)), definition.key).toBe(value);
});

it('accepts equal choices only, and rejects others unless an adapter or a doubt is listed', () => {
  for (const { key, op, onlyWith, isExclusion, doubtfulValues = [] } of rules) {
    if (op !== 'in' || onlyWith !== undefined || isExclusion === true) continue;
    const values = Object.keys(interfaces.find((each) => each.key === key)?.values ?? {});
    for (const provided of values)
      for (const needed of values) {
        const isLinked =
          adaptersBetween(key, { provided: [provided], needed: [needed] }).length > 0 ||
          doubtfulValues.some(([one, other]) => one === provided && other === needed);
        const { verdict } = judge(
          part('a', { key, side: 'provides', values: [provided] }),
          part('b', { key, side: 'needs', values: [needed] }),
        );
        expect(verdict === 'fits', `${key} ${provided} ${needed}`).toBe(provided === needed);
        expect(verdict === 'does-not-fit').toBe(provided !== needed && !isLinked);
      }
  }
});

const part = (id: string, ...stated: readonly PartInterface[]) => ({ id, name: id, interfaces: stated });

it('lets bikes state only interfaces that a rule compares', () => {
  const keys = rules.flatMap(({ key, compares = [] }) => [key, ...compares]);
  expect(bikeInterfaces.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([]);
});
