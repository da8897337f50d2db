import { describe, expect, it } from 'vitest';
import {
  bikeInterfaces,
  completedAnswers,
  computeFitsWith,
  interfaces,
  judge,
  partKindKeys,
  verdictOfPair,
  verdictOnBike,
  verdicts,
  type FitPart,
  type PartInterface,
} from './index.ts';
import { cpuMilliseconds } from '../test-support/cpu-time.ts';
import { wholeBike } from './judge-bike.ts';

/** Returns pseudo-random numbers from 0 to 1 (Park and Miller), the same in each run. */
function randomNumbers(): () => number {
  let seed = 44;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const random = randomNumbers();
const anyOf = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];
const shuffled = <T>(list: readonly T[]): readonly T[] =>
  list
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);

function randomStatement(keys = interfaces): PartInterface {
  const { key = '', values, range, places } = anyOf(keys) ?? {};
  const side = anyOf(['provides', 'needs'] as const) ?? 'needs';
  const place = anyOf(places ?? []);
  const base = { key, side, ...(place !== undefined && { place }) };
  if (random() < 0.1) return base;
  if (values !== undefined)
    return { ...base, values: shuffled(Object.keys(values)).slice(0, 1 + Math.floor(random() * 2)) };
  return { ...base, ...randomRange(range ?? { min: 0, max: 0 }) };
}

/** Returns an exact number, a range, or a range of which one bound is unknown. */
function randomRange({ min, max }: { readonly min: number; readonly max: number }): Bounds {
  const value = () => min + Math.floor(random() * (max - min));
  const [one, other] = [value(), value()];
  const bounds = [
    { min: one, max: one },
    { min: one, max: one },
    { min: Math.min(one, other), max: Math.max(one, other) },
    { min: one },
    { max: one },
  ];
  return anyOf(bounds) ?? {};
}

type Bounds = Pick<PartInterface, 'min' | 'max'>;

/** Returns a part that states each interface once on a side, mostly interfaces of which other parts state some. */
function randomPart(id: string, keys = interfaces): FitPart {
  const stated = Array.from({ length: 8 }, () => randomStatement(keys));
  const unique = new Map(stated.map((each) => [`${each.key} ${each.side}`, each]));
  const kind = random() < 0.5 ? (anyOf(partKindKeys) ?? null) : null;
  return { id, name: id, kind, interfaces: [...unique.values()] };
}

/** Returns a statement without its value, and without each of its bounds. */
function poorerThan({ key, side, place, min, max }: PartInterface): readonly PartInterface[] {
  const base = { key, side, ...(place !== undefined && { place }) };
  const isNumber = min !== undefined && max !== undefined;
  return [
    base,
    ...(isNumber
      ? [
          { ...base, min },
          { ...base, max },
        ]
      : []),
  ];
}

const wheelKeys = interfaces.filter(({ key }) =>
  /^(?:rim|tyre|bead|clear|valve|spoke|erd|flange|freehub|ring|press|tubeless)/u.test(key),
);
const answers = bikeInterfaces.map(
  ({ key, values, range }) => [key, Object.keys(values ?? {})[0] ?? range?.min ?? null] as const,
);
const answered = { interfaces: Object.fromEntries(answers) };
const bike = wholeBike(answered);
const parts = [
  bike,
  ...Array.from({ length: 18 }, (_, index) => randomPart(`part-${String(index)}`)),
  ...Array.from({ length: 22 }, (_, index) => randomPart(`wheel-${String(index)}`, wheelKeys)),
];
const pairs = parts.flatMap((a) => parts.map((b) => ({ a, b, judgement: judge(a, b, parts) })));

describe('judge, for random parts and a bike', () => {
  it('is symmetric, and gives the verdict of verdictOfPair', () => {
    for (const { a, b, judgement } of pairs) {
      const reverse = judge(b, a, parts);
      expect(reverse.verdict).toBe(judgement.verdict);
      expect(reverse.limits).toEqual(judgement.limits);
      expect(reverse.rules.map(({ message }) => message)).toEqual(
        judgement.rules.map(({ message }) => message),
      );
      expect(verdictOfPair(a, b, parts)).toBe(judgement.verdict);
    }
  });

  it('is total: returns a known verdict, complete sentences and a source for each reason', () => {
    for (const { judgement } of pairs) {
      expect(verdicts).toContain(judgement.verdict);
      expect(judgement.verdict === 'unrelated').toBe(judgement.rules.length === 0);
      for (const { message, source } of judgement.rules) {
        expect(message).toMatch(/^[^{}]*\.$/u);
        expect(message).not.toMatch(/undefined|null|NaN/u);
        expect(source).not.toBe('');
      }
    }
  });

  it('does not depend on the order of interfaces and values', () => {
    const reordered = (part: FitPart): FitPart => ({
      ...part,
      interfaces: shuffled(part.interfaces).map(({ values, ...rest }) => ({
        ...rest,
        ...(values !== undefined && { values: shuffled(values) }),
      })),
    });
    for (const { a, b, judgement } of pairs.slice(0, 1500)) {
      const { verdict, rules } = judge(reordered(a), reordered(b), parts);
      expect(verdict).toBe(judgement.verdict);
      expect(rules.map(({ key }) => key).sort()).toEqual(judgement.rules.map(({ key }) => key).sort());
    }
  });

  it('is monotone: an added value or bound never changes a known verdict', () => {
    for (const { a, b, judgement } of pairs.filter((pair) => pair.judgement.verdict !== 'unrelated'))
      for (const forgotten of a.interfaces)
        for (const poorer of poorerThan(forgotten)) {
          const interfaces = a.interfaces.map((each) => (each === forgotten ? poorer : each));
          const verdict = verdictOfPair({ ...a, interfaces }, b, parts);
          if (verdict === 'unknown' || verdict === 'unrelated') continue;
          const without = `${a.id} ${b.id} with ${JSON.stringify(poorer)} for ${JSON.stringify(forgotten)}`;
          expect(verdict, without).toBe(judgement.verdict);
        }
  });

  it('is monotone for a bike: an added answer never changes a known verdict', () => {
    for (const part of parts.slice(1))
      for (const [forgotten] of answers) {
        const poorer = { interfaces: Object.fromEntries(answers.filter(([key]) => key !== forgotten)) };
        // The first values of the table contradict each other, such as a drop bar with levers for flat bars.
        if ((completedAnswers(poorer.interfaces)[forgotten] ?? null) !== null) continue;
        const verdict = verdictOnBike(part, { bike: poorer, catalogue: parts });
        if (verdict === 'unknown' || verdict === 'unrelated') continue;
        const known = verdictOnBike(part, { bike: answered, catalogue: parts });
        expect(verdict, `${part.id} without ${forgotten}`).toBe(known);
      }
  });
});

const override = (productId: string, verdict: 'fits' | 'does-not-fit' = 'fits') => ({
  productId,
  verdict,
  reason: 'Measured.',
});
const hub: FitPart = {
  id: 'hub',
  name: 'Hub',
  interfaces: [{ key: 'freehub', side: 'provides', values: ['MS'] }],
};
const cassette = (id: string, value: string): FitPart => ({
  id,
  name: id,
  interfaces: [{ key: 'freehub', side: 'needs', values: [value] }],
});

it('applies overrides in both directions, and prefers does-not-fit if two disagree', () => {
  const [fitting, failing] = [cassette('fitting', 'MS'), cassette('failing', 'XD')];
  expect(judge({ ...hub, fitOverrides: [override('failing')] }, failing).rules[0]).toMatchObject({
    key: 'override',
    verdict: 'fits',
    message: 'Measured.',
  });
  const refused = { ...fitting, fitOverrides: [override('hub', 'does-not-fit')] };
  expect(judge({ ...hub, fitOverrides: [override('fitting')] }, refused).verdict).toBe('does-not-fit');
});

it('orders fitsWith by overrides, then by distance of the category, then by display order', () => {
  const inCategory = (part: FitPart, category: string | null) => ({ ...part, category });
  const catalogue = [
    inCategory(cassette('far', 'MS'), 'accessories'),
    inCategory(cassette('near-1', 'MS'), 'wheels'),
    inCategory(cassette('no', 'XD'), 'wheels'),
    inCategory(cassette('near-2', 'MS'), 'wheels'),
    inCategory({ ...cassette('confirmed', 'XD'), fitOverrides: [override('hub')] }, 'accessories'),
    inCategory(hub, 'wheels'),
  ];
  const categories = ['drivetrain', 'wheels', 'accessories'];
  expect(computeFitsWith(inCategory(hub, 'wheels'), catalogue, categories)).toEqual([
    'confirmed',
    'near-1',
    'near-2',
    'far',
  ]);
});

it('judges 2,000 parts against one bike, and computes fitsWith of one, in at most ten times the time of copying them', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    ...randomPart(`product-${String(index)}`),
    category: 'wheels',
  }));
  const run = () => {
    for (const part of many) verdictOfPair(bike, part, many);
    const [first] = many;
    if (first !== undefined) computeFitsWith(first, many, ['wheels']);
  };
  const copying = cpuMilliseconds(() => JSON.parse(JSON.stringify(many)));
  expect(cpuMilliseconds(run)).toBeLessThan(10 * copying);
});

it('judges a value that the table no longer has as unknown', () => {
  const wheel = (values: string[]): FitPart => ({
    id: 'wheel',
    name: 'Wheel',
    interfaces: [{ key: 'freehub', side: 'provides', values }],
  });
  const cassette: FitPart = {
    id: 'cassette',
    name: 'Cassette',
    interfaces: [{ key: 'freehub', side: 'needs', values: ['MS'] }],
  };
  expect(judge(wheel(['HG-X']), cassette).verdict).toBe('unknown');
  expect(judge(wheel(['HG-X', 'HG-L']), cassette).verdict).toBe('unknown');
  expect(judge(wheel(['HG-L']), cassette).verdict).toBe('does-not-fit');
});
