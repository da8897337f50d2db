import { describe, expect, it } from 'vitest';
import { judge, judgeOnBike, rules, type BikeInterfaces, type FitPart } from '../index.ts';
import { bikeComponents } from '../bike-components.ts';
import type { PartKindKey } from '../kinds.ts';
import { part } from '../test-support/statements.ts';
import { facts } from './facts.ts';
import { filled } from './fill.ts';
import { ruleMessages } from './rule-messages.ts';
import type { Fact } from './types.ts';

const known = (kind: PartKindKey, ...statements: readonly string[]): FitPart => ({
  ...part(`some ${kind}`, ...statements),
  kind,
});

const messageOn = (interfaces: BikeInterfaces, one: FitPart, key: string): string | undefined =>
  judgeOnBike(one, { bike: { interfaces } }).rules.find((rule) => rule.key === key)?.message;

describe('sentences about a part on a bike', () => {
  const cassette = known('cassette', 'needs freehub MS');
  const wheel = known('rear-wheel', 'provides freehub XD', 'provides brake-surface disc');
  const fork = known('fork', 'provides caliper-mount flat');
  const lever = known('brake-lever', 'needs lever-clamp 22.2');
  const valves = known('tubeless-valve', 'needs tubeless yes');

  it.each([
    [
      cassette,
      { freehub: 'HG-L2' },
      'freehub',
      'This cassette (the sprockets of the rear wheel) needs a rear wheel with a Micro Spline freehub. Yours has an HG L2 one. Look for one for an HG L2 freehub.',
    ],
    [
      wheel,
      { freehub: 'HG-L2' },
      'freehub',
      'Your cassette (the sprockets) does not slide onto this rear wheel. The freehub is XD; your cassette needs HG L2 or long HG. Look for one with HG L2 or long HG.',
    ],
    [
      lever,
      { 'bar-shape': 'drop' },
      'lever-clamp',
      'Your bike has drop bars. This brake lever is for flat bars. Look for one for drop bars.',
    ],
    [
      wheel,
      { 'brake-surface': 'rim' },
      'brake-surface',
      'This rear wheel is for disc brakes. Your bike has rim brakes.',
    ],
    [
      fork,
      { 'caliper-mount': 'none' },
      'caliper-mount',
      'This fork is for disc brakes. Your bike has rim brakes.',
    ],
    [
      valves,
      { tubeless: 'no' },
      'tubeless',
      'These tubeless valves are for tyres without an inner tube. Your wheels need one.',
    ],
    [
      known('rotor', 'needs rotor-size 180'),
      { 'rotor-size': '160', 'caliper-mount': 'flat' },
      'rotor-size',
      'This brake disc is 180 mm across. Your bike takes 160 mm. Look for 160 mm.',
    ],
    [
      known('headset', 'needs head-upper IS42'),
      { 'head-upper': 'ZS44' },
      'head-upper',
      'This headset (the bearings of the fork) is for an opening of 42 mm at the top of the frame. Yours is 44 mm. Look for one for 44 mm.',
    ],
    [
      cassette,
      {},
      'freehub',
      'We need to know which freehub your rear wheel has, the part that carries the sprockets. The description of the bike or wheel names it, like HG or Micro Spline. A workshop can tell.',
    ],
    [
      known('rear-derailleur', 'needs protocol cable'),
      { 'pull-group': 'shimano-road-11', protocol: 'cable' },
      'pull-group',
      'We have not stated which shifters move this rear derailleur (the part that moves the chain). Ask us.',
    ],
    [
      known('thru-axle', 'needs axle-rear 12x142', 'needs axle-thread M12x1.0'),
      {},
      'axle-thread',
      'We need to know the thread of your rear axle. It is printed at the thick end of the axle, like M12 × 1.5.',
    ],
    [
      known('rotor', 'needs rotor-hub six-bolt'),
      { 'rotor-hub': 'centre-lock' },
      'rotor-hub',
      'This brake disc goes on your wheel, but you also need a centre-lock adapter for six-bolt brake discs.',
    ],
  ] as const)('%j, %j', (...[one, interfaces, key, message]) => {
    expect(messageOn(interfaces, one, key)).toBe(message);
  });
});

describe('sentences about two parts', () => {
  const messageOf = (one: FitPart, other: FitPart) => judge(one, other).rules[0]?.message;
  const tool = known('tool', 'provides tool-drive hex-3 hex-4');

  it('name parts by their kind, or by their name if the kind is unknown or the same', () => {
    const bolts = known('chainring-bolts', 'needs tool-drive T30');
    expect(messageOf(tool, bolts)).toContain(
      'The chainring bolts need a Torx T30 key. The tool turns hex 3 mm',
    );
    const pads = { ...part('Pads, Pair', 'needs pad shimano-b'), name: 'Pads, Pair' };
    expect(messageOf(pads, part('brake', 'provides pad shimano-m'))).toContain(
      'Pads, Pair have another shape than brake',
    );
  });

  it('give the full labels if the short ones are equal', () => {
    const [headset, frame] = [
      known('headset', 'needs head-upper IS49'),
      known('frame', 'provides head-upper ZS49'),
    ];
    expect(judge(headset, frame).rules.find(({ key }) => key === 'head-upper')?.message).toContain('IS49');
  });

  it('write the article and the unit once, as spoken', () => {
    expect(filled('a {one}, a {other}', { one: '11-speed chain', other: '12-speed chain' })).toBe(
      'An 11-speed chain, a 12-speed chain',
    );
    const brake = known('caliper', 'provides rotor-size 140 160');
    expect(messageOf(brake, known('rotor', 'needs rotor-size 203'))).toContain('140 or 160 mm');
  });
});

describe('the tables', () => {
  it('have sentences for each rule, and no others', () => {
    expect(Object.keys(ruleMessages).sort()).toEqual(rules.map(({ key }) => key).sort());
  });

  it('leave no placeholder open, in the singular and the plural', () => {
    const values = { needs: 'A', provides: 'B', its: 'A', bike: 'B', both: 'A' };
    for (const isPlural of [true, false]) {
      const noun = { text: 'this', isPlural };
      const words = { ...values, needer: noun, provider: noun, part: noun };
      for (const template of Object.values(ruleMessages).flatMap(templatesIn))
        expect(filled(template, words)).toMatch(/^[A-Z][^{}[\]|]*\.$/u);
    }
  });

  it('ask for everything that a component of a bike states', () => {
    const asked = new Set(bikeComponents({ interfaces: {} }).map(({ statement }) => statement.key));
    const table: Readonly<Record<string, Fact | undefined>> = facts;
    expect([...asked].filter((key) => table[key]?.bike === undefined)).toEqual([]);
  });
});

function templatesIn({ bike, ...texts }: (typeof ruleMessages)[string]): readonly string[] {
  const { fits, pair, doubtful = fits } = texts;
  const onBike = typeof bike === 'string' ? [bike] : [bike?.needs ?? pair, bike?.provides ?? pair];
  return [fits, pair, doubtful, ...onBike];
}
