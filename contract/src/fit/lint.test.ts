import { expect, test } from 'vitest';
import { lintCatalogue, type LintedPart } from './lint.ts';
import type { PartInterface } from './types.ts';

interface Details {
  readonly specs?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly interfaces?: readonly PartInterface[];
  readonly fitsWith?: readonly string[];
  readonly fitOverrides?: LintedPart['fitOverrides'];
}

const part = (name: string, { specs = {}, ...details }: Details = {}): LintedPart => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description: '',
  interfaces: [],
  fitsWith: [],
  ...details,
  specs: Object.entries(specs).map(([spec, value]) => ({ name: spec, value })),
});

const provides = (key: string, ...values: string[]): PartInterface => ({ key, side: 'provides', values });
const needs = (key: string, ...values: string[]): PartInterface => ({ key, side: 'needs', values });
const exactly = (key: string, side: PartInterface['side'], value: number): PartInterface => ({
  key,
  side,
  min: value,
  max: value,
});

/** `check key: reason` of each finding; notes begin with `note`. */
const findings = (...parts: readonly LintedPart[]) =>
  lintCatalogue(parts).map(
    ({ check, key = '', reason, isNote }) => `${isNote === true ? 'note ' : ''}${check} ${key}: ${reason}`,
  );

const ring = part('Basalt Chainring', {
  interfaces: [needs('ring-mount', '110x5'), exactly('ring-teeth', 'provides', 46)],
});
const crank = part('Basalt Crankset', {
  interfaces: [provides('ring-mount', '110x4'), provides('spindle', '24'), provides('pedal', '9/16')],
});

test('reports listed parts that do not fit, once per pair', () => {
  const found = findings({ ...ring, fitsWith: [crank.id] }, { ...crank, fitsWith: [ring.id] });
  expect(found).toEqual([expect.stringMatching(/^listed ring-mount: Lists Basalt Crankset as fitting\./u)]);
});

test('notes overrides that contradict the interfaces, and reports overrides of missing parts', () => {
  const override = (productId: string) => ({ productId, verdict: 'fits' as const, reason: 'Tried it' });
  expect(findings({ ...ring, fitOverrides: [override(crank.id)] }, crank)).toEqual([
    expect.stringMatching(
      /^note listed ring-mount: An override says that Basalt Crankset fits \(Tried it\)/u,
    ),
  ]);
  expect(findings({ ...ring, fitOverrides: [override('gone')] })).toEqual([
    'listed : An override names gone, which is not in the catalogue.',
  ]);
});

test('reports a brake track on a hookless rim, and a kind that the name denies', () => {
  const rim = (...interfaces: PartInterface[]) => part('Basalt Rim', { interfaces });
  const track = provides('brake-surface', 'rim');
  expect(findings(rim(track, provides('rim-wall', 'TSS')))).toContain(
    'value brake-surface: Hookless rims have no track for rim brakes.',
  );
  expect(findings({ ...rim(), kind: 'fork' })).toContain(
    'value kind: The name suggests the kind rim, not fork.',
  );
});

const faulty = (name: string, ...interfaces: readonly PartInterface[]) => part(name, { interfaces });

test.each([
  [
    'a reversed range',
    faulty('Bell', { key: 'bar-diameter', side: 'needs', min: 32, max: 22 }),
    'The minimum must be at most the maximum',
  ],
  ['a value outside the table', faulty('Saddle', provides('rails', 'oval-8x8')), 'must be one of'],
  ['the wrong side', faulty('Saddle', needs('rails', 'round-7')), 'A saddle provides, but this part needs.'],
  ['an unknown interface', faulty('Saddle', provides('wings', 'two')), 'There is no such interface'],
  [
    'an ERD larger than the bead seat',
    faulty('Rim', provides('bead-seat', '622'), exactly('erd', 'provides', 630)),
    'must be less than the bead seat',
  ],
  [
    'a ring that is too small for its bolt circle',
    faulty('Chainring', needs('ring-mount', '130x5'), exactly('ring-teeth', 'provides', 34)),
    'leave no room',
  ],
  [
    'an HG L2 body for 11 speeds',
    faulty('Cassette', needs('freehub', 'HG-L2'), { ...needs('speeds', '11'), place: 'cassette' }),
    '12-speed road cassettes only',
  ],
  [
    'too much pressure for hookless walls',
    faulty('Rim', provides('rim-wall', 'TSS'), { key: 'pressure', side: 'provides', max: 90 }),
    'at most 72.5 psi',
  ],
  [
    'a rotor on a part for rim brakes',
    faulty('Rim', provides('brake-surface', 'rim'), provides('rotor-hub', 'six-bolt')),
    'A part for rim brakes has no place for a rotor.',
  ],
  [
    'a small sprocket on an HG body',
    faulty(
      'Cassette',
      needs('freehub', 'HG-M'),
      exactly('largest-sprocket', 'needs', 42),
      exactly('capacity', 'needs', 32),
    ),
    'HG freehubs take no sprocket of 10 teeth.',
  ],
  ['an odd number of spokes', faulty('Rim', exactly('spoke-count', 'needs', 27)), 'cannot be shared'],
])('reports %s', (_fault, linted, reason) => {
  expect(findings(linted).join('\n')).toContain(reason);
});

test('reports spoke lengths that no lacing of any wheel needs', () => {
  const rim = part('Rim', {
    interfaces: [exactly('erd', 'provides', 594), exactly('spoke-count', 'needs', 28)],
  });
  const hub = part('Hub', {
    interfaces: [
      exactly('spoke-count', 'provides', 28),
      exactly('flange-diameter', 'provides', 45),
      exactly('flange-distance', 'provides', 58),
    ],
  });
  const spoke = (length: number) =>
    part('Spoke', {
      description: 'Laced two-cross.',
      interfaces: [exactly('spoke-length', 'provides', length)],
    });
  const reason = 'Rim and Hub need 284 mm two-cross';
  expect(findings(rim, hub, spoke(292)).join('\n')).toContain(reason);
  expect(findings(rim, hub, spoke(284)).join('\n')).not.toContain(reason);
});

test('reports a required interface that is missing or has no value', () => {
  const seatpost = part('Seatpost', {
    specs: { Diameter: '27.2 mm' },
    interfaces: [needs('rails', 'round-7')],
  });
  expect(findings(seatpost)).toEqual([expect.stringContaining('Without the seatpost that it needs')]);
});

test('reports nothing about a part without contradictions', () => {
  const specs = { Diameter: '27.2 mm', Rails: '⌀7 mm, round', Weight: '246 g' };
  const interfaces = [exactly('seatpost', 'needs', 27.2), needs('rails', 'round-7')];
  const description = 'For 7 mm round rails. 246 g.';
  expect(findings(part('Meridian Seatpost 27.2', { specs, interfaces, description }))).toEqual([]);
});
