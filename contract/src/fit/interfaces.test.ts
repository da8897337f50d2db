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

/** Hosts of copies, content farms, forums and blogs with advertisements. */
const untrustedHosts =
  /(?:winenfood|visualfoodie|thebestmagnets|bicyclevolt|bike-advisor|tech-outdoors|manuzoid|doczz|celebrazio|readly|cdn77|mtb-news|xjd|blogspot)\./u;

/** Returns the host of a source, without the prefix of its language or section. */
const publisherOf = (id: string) =>
  new URL(sources[id]?.url ?? `https://${id}`).host.split('.').slice(-2).join('.');

it('cites pages of publishers, not copies, content farms or home pages', () => {
  for (const { url } of Object.values(sources)) {
    if (url === undefined) continue;
    expect(url).not.toMatch(untrustedHosts);
    expect(url).not.toMatch(/\/\/test\./u);
    expect(new URL(url).pathname.length, url).toBeGreaterThan(1);
  }
});

it('cites two publishers for each rule that can refuse a pair', () => {
  const refusing = rules.filter(({ weight, source }) => weight === 'gate' && source !== 'own');
  const publishers = refusing.map(({ key, source, secondSource = source }) => ({
    key,
    count: new Set([publisherOf(source), publisherOf(secondSource)]).size,
  }));
  expect(publishers.filter(({ count }) => count < 2)).toEqual([]);
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
