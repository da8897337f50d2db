import { describe, expect, it } from 'vitest';
import { judge, rules, type FitPart, type PartInterface, type Side } from './index.ts';

type Value = string | number | readonly [min: number, max: number];

/** Pair that fits and pair that does not, from a published source. */
interface RuleCase {
  readonly key: string;
  readonly provides: Value;
  readonly fits: Value;
  /** Absent if the table has a single value. */
  readonly fails: Value;
  readonly source: string;
  /** Further statements of both parts that the rule requires. */
  readonly context?: readonly [provider: PartInterface, needer: PartInterface];
}

const axle = { key: 'axle-rear', values: ['12x142'] };
const meeting = [
  { ...axle, side: 'provides' },
  { ...axle, side: 'needs' },
] as const;

const cases: readonly RuleCase[] = [
  { key: 'freehub', provides: 'MS', fits: 'MS', fails: 'XD', source: 'shimano-freehubs' },
  { key: 'speeds', provides: '11', fits: '11', fails: '12', source: 'park-chains' },
  { key: 'chain-width', provides: 2.18, fits: 2, fails: 3.175, source: 'kmc-chain-widths' },
  { key: 'chain-family', provides: 'Flattop', fits: 'Flattop', fails: 'Eagle', source: 'sram-flattop' },
  {
    key: 'pull-group',
    provides: 'shimano-road-11',
    fits: 'shimano-road-11',
    fails: 'shimano-mtb-11',
    source: 'sheldon-indexing',
  },
  { key: 'protocol', provides: 'AXS', fits: 'AXS', fails: 'cable', source: 'roadcc-electronic-gears' },
  { key: 'largest-sprocket', provides: [28, 34], fits: 34, fails: 36, source: 'sram-derailleurs' },
  { key: 'capacity', provides: 41, fits: 41, fails: 42, source: 'sheldon-capacity' },
  { key: 'crank-width', provides: 'road', fits: 'road', fails: 'mtb', source: 'shimano-cranks' },
  { key: 'head-crown', provides: 'EC34', fits: 30, fails: 39.8, source: 'park-headset-codes' },
  { key: 'tube-width', provides: [28, 44], fits: 40, fails: 50, source: 'park-tubes' },
  { key: 'pulley', provides: '12/14', fits: '12/14', fails: '11/13', source: 'own' },
  { key: 'rd-mount', provides: 'hanger', fits: 'hanger', fails: 'UDH', source: 'sram-udh' },
  { key: 'ring-mount', provides: '110x5', fits: '110x5', fails: '110x4', source: 'sheldon-bcd' },
  { key: 'ring-place', provides: 'outer', fits: 'outer', fails: 'inner', source: 'own' },
  { key: 'ring-bolt', provides: 'single', fits: 'single', fails: 'double-3.5', source: 'nomulab-rings' },
  { key: 'chainline', provides: [51, 55], fits: 52, fails: 49, source: 'velo-chainlines' },
  { key: 'shell', provides: 'BSA-68', fits: 'BSA-68', fails: 'ITA-70', source: 'park-shells' },
  { key: 'spindle', provides: 'DUB', fits: 'DUB', fails: '24', source: 'park-shells' },
  { key: 'pedal', provides: '9/16', fits: '9/16', fails: '1/2', source: 'sheldon-pedals' },
  { key: 'cleat', provides: '2-bolt', fits: '2-bolt', fails: '3-bolt', source: 'bikeshoes-cleats' },
  { key: 'axle-front', provides: '12x100', fits: '12x100', fails: '15x100', source: 'boyd-hubs' },
  { key: 'axle-rear', provides: '12x142', fits: '12x142', fails: '12x148', source: 'boyd-hubs' },
  {
    key: 'axle-thread',
    provides: 'M12x1.0',
    fits: 'M12x1.0',
    fails: 'M12x1.5',
    source: 'hardlite-axles',
    context: meeting,
  },
  {
    key: 'axle-length',
    provides: 125,
    fits: 126,
    fails: 168,
    source: 'hardlite-axles',
    context: meeting,
  },
  { key: 'bead-seat', provides: '622', fits: '622', fails: '584', source: 'sheldon-tyre-sizes' },
  { key: 'rim-wall', provides: 'TSS', fits: 'TSS', fails: 'C', source: 'chris-king-hookless' },
  { key: 'rim-width', provides: 21, fits: 40, fails: 18, source: 'schwalbe-rims' },
  { key: 'clearance', provides: 45, fits: 45, fails: 47, source: 'rockshox-clearance' },
  { key: 'tubeless', provides: 'yes', fits: 'yes', fails: 'no', source: 'park-tubeless' },
  { key: 'valve', provides: 'presta', fits: 'presta', fails: 'schrader', source: 'sheldon-valves' },
  { key: 'valve-hole', provides: '6.5', fits: '6.5', fails: '8.5', source: 'sheldon-valves' },
  { key: 'valve-length', provides: 44, fits: 29, fails: 40, source: 'silca-valves' },
  { key: 'spoke-count', provides: 28, fits: 28, fails: 32, source: 'instructables-lacing' },
  { key: 'spoke-gauge', provides: 2.6, fits: 2, fails: 3, source: 'tristable-spokes' },
  { key: 'nipple', provides: 3.23, fits: 3.23, fails: 3.3, source: 'park-spoke-keys' },
  {
    key: 'rotor-hub',
    provides: 'six-bolt',
    fits: 'six-bolt',
    fails: 'centre-lock',
    source: 'park-rotors',
  },
  { key: 'lockring', provides: 'outside', fits: 'outside', fails: 'inside', source: 'escape-lockrings' },
  { key: 'rotor-bolt', provides: 'M5x10', fits: 'M5x10', fails: 'M5x12', source: 'park-rotors' },
  { key: 'rotor-size', provides: '180', fits: '180', fails: '160', source: 'shimano-mount-adapters' },
  { key: 'rotor-thickness', provides: 1.8, fits: 1.8, fails: 2, source: 'trp-manual' },
  {
    key: 'caliper-mount',
    provides: 'post-74',
    fits: 'post-74',
    fails: 'is-51',
    source: 'shimano-mount-adapters',
  },
  { key: 'pad', provides: 'shimano-kl', fits: 'shimano-kl', fails: 'shimano-gj', source: 'miles-pads' },
  { key: 'fluid', provides: 'mineral', fits: 'mineral', fails: 'DOT', source: 'park-fluids' },
  {
    key: 'actuation',
    provides: 'hydraulic',
    fits: 'hydraulic',
    fails: 'cable',
    source: 'bikegremlin-brake-pull',
  },
  {
    key: 'brake-surface',
    provides: 'disc',
    fits: 'disc',
    fails: 'rim',
    source: 'bikegremlin-brake-pull',
    context: meeting,
  },
  {
    key: 'brake-pull',
    provides: 'pull-15',
    fits: 'pull-15',
    fails: 'pull-8',
    source: 'sheldon-direct-pull',
  },
  {
    key: 'hose',
    provides: 'banjo-m6',
    fits: 'banjo-m6',
    fails: 'straight',
    source: 'shimano-hydraulic-brakes',
  },
  { key: 'lever-clamp', provides: '23.8', fits: '23.8', fails: '22.2', source: 'sheldon-handlebars' },
  { key: 'bar-clamp', provides: '31.8', fits: '31.8', fails: '35', source: 'bikegremlin-bars' },
  { key: 'bar-shape', provides: 'drop', fits: 'drop', fails: 'flat', source: 'own' },
  { key: 'steerer', provides: '28.6', fits: '28.6', fails: '38.1', source: 'park-headset-codes' },
  { key: 'crown', provides: 39.8, fits: 40, fails: 33, source: 'park-headset-codes' },
  { key: 'head-upper', provides: 'IS42', fits: 'IS42', fails: 'ZS44', source: 'cane-creek-headsets' },
  { key: 'head-lower', provides: 'IS52', fits: 'IS52', fails: 'EC49', source: 'park-headset-codes' },
  { key: 'seatpost', provides: 27.2, fits: 27.2, fails: 30.9, source: 'sheldon-seatposts' },
  { key: 'seat-clamp', provides: '34.9', fits: '34.9', fails: '31.8', source: 'sheldon-seatposts' },
  { key: 'rails', provides: 'oval-7x10', fits: 'oval-7x10', fails: 'oval-7x9', source: 'saddle-rails' },
  { key: 'bar-diameter', provides: 31.8, fits: [22.2, 31.8], fails: [35, 35], source: 'own' },
  { key: 'bottle', provides: 74, fits: 73, fails: 90, source: 'own' },
  { key: 'bosses', provides: 'none', fits: 'none', fails: '64', source: 'own' },
  { key: 'tool-drive', provides: 'hex-4', fits: 'hex-4', fails: 'T25', source: 'own' },
  { key: 'line-diameter', provides: [4, 5.5], fits: 5, fails: 6, source: 'own' },
];

function statement(key: string, side: Side, value?: Value): PartInterface {
  if (value === undefined) return { key, side };
  if (typeof value === 'string') return { key, side, values: [value] };
  const [min, max] = typeof value === 'number' ? [value, value] : value;
  return { key, side, min, max };
}

/** Judges a provider and a needer of a rule; a rule that compares different interfaces has two providers. */
function judged({ key, context }: RuleCase, provided: Value | undefined, needed: Value | undefined) {
  const { compares } = rules.find((rule) => rule.key === key) ?? {};
  const [one, other]: readonly PartInterface[] = [
    statement(compares?.[0] ?? key, 'provides', provided),
    statement(compares?.[1] ?? key, compares === undefined ? 'needs' : 'provides', needed),
  ];
  const part = (id: string, ...all: readonly (PartInterface | undefined)[]): FitPart => ({
    id,
    name: id,
    interfaces: all.filter((each) => each !== undefined),
  });
  return judge(part('provider', one, context?.[0]), part('needer', other, context?.[1]));
}

describe.each(cases)('rule $key, by $source', (ruleCase) => {
  const { key, provides, fits, fails, source } = ruleCase;
  const { weight, source: first, secondSource } = rules.find((rule) => rule.key === key) ?? {};

  it('accepts a pair that fits', () => {
    expect(judged(ruleCase, provides, fits)).toMatchObject({ verdict: 'fits' });
    expect([first, secondSource]).toContain(source);
  });

  it('rejects a pair that does not fit, or warns', () => {
    const { verdict, limits, rules: outcomes } = judged(ruleCase, provides, fails);
    if (weight === 'warn') expect(limits).not.toEqual([]);
    expect(verdict).toBe(weight === 'warn' ? 'fits' : 'does-not-fit');
    expect(outcomes.find((outcome) => outcome.key === key)?.message).toMatch(/^[A-Z].*[^{}]+\.$/u);
  });

  it('returns unknown if a value is unknown', () => {
    expect(judged(ruleCase, provides, undefined).verdict).toBe('unknown');
    expect(judged(ruleCase, undefined, fits).verdict).toBe('unknown');
  });
});

it('has a case for each rule that formulas.test.ts does not test', () => {
  const missing = rules.filter(({ key }) => !cases.some((ruleCase) => ruleCase.key === key));
  expect(missing.map(({ key }) => key)).toEqual([
    'flat-chain',
    'linkglide',
    'ring-range',
    'freehub-mount',
    'crank-room',
    'crank-kind',
    'axle-end',
    'tyre-room',
    'spoke-length',
    'brake-family',
  ]);
});
