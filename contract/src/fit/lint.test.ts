import { expect, test } from 'vitest';
import { lintCatalogue, withProposedInterfaces, type LintedPart } from './lint.ts';
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
  range: name.split(' ')[0] ?? '',
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

test('reports parts that the description names by range and kind, but that do not fit', () => {
  const found = findings({ ...ring, description: 'For all Basalt cranksets.' }, crank);
  expect(found).toEqual([expect.stringContaining('The description says “For all Basalt cranksets”')]);
});

test('reports named parts that fit, but are not listed', () => {
  const other = { ...crank, interfaces: [provides('ring-mount', '110x5'), ...crank.interfaces.slice(1)] };
  const named = { ...ring, description: 'Fits the Basalt Crankset.' };
  expect(findings(named, other)).toEqual([
    expect.stringMatching(/^unlisted : .*neither part lists the other/u),
  ]);
  expect(findings({ ...named, fitsWith: [other.id] }, other)).toEqual([]);
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

test.each([
  ['Quay Grommets', { 'Cable or hose': '14 to 5.5 mm' }, 'the range from 14 to 5.5 is reversed'],
  ['Meridian Rear Hub', { Freehub: 'HG 22-speed' }, 'there are no 22-speed drivetrains'],
  ['Quay Chain', { Size: '12.7 × 2.18 mm (1/2 × 11/130 in)' }, 'is 11/130 in right?'],
  ['Quay Spoke', { Gauge: '2.0 / 6.8 / 2.0 mm' }, 'spokes are thinner between their ends'],
  ['Quay Stem', { Steerer: '28.6 mm (11⅛ in)' }, 'the two units of “28.6 mm (11 1/8 in)” disagree'],
])('reports the impossible spec of a %s %j', (name, specs, reason) => {
  expect(findings(part(name, { specs })).join('\n')).toContain(reason);
});

test('reports a brake track that no text mentions, or on a hookless rim, and a kind that the name denies', () => {
  const rim = (...interfaces: PartInterface[]) => part('Basalt Rim', { interfaces });
  const track = provides('brake-surface', 'rim');
  expect(findings(rim(track))).toContain('value brake-surface: No text mentions a track for rim brakes.');
  expect(findings(rim(track, provides('rim-wall', 'TSS')))).toContain(
    'value brake-surface: Hookless rims have no track for rim brakes.',
  );
  expect(findings({ ...rim(), kind: 'fork' })).toContain(
    'value kind: The name suggests the kind rim, not fork.',
  );
});

test.each([
  [
    'spec',
    { specs: { 'Bolt circle': '110 mm, 4 arms' } },
    'text ring-mount: “Bolt circle: 110 mm, 4 arms” says',
  ],
  [
    'description',
    { description: 'On a 110 mm, 4 arms spider.' },
    'text ring-mount: “On a 110 mm, 4 arms spider.” says',
  ],
  [
    'weight',
    { description: 'Light: 48 g.', specs: { Weight: '84 g' } },
    'text : The description says “…light: 48 g.…”',
  ],
])('reports a %s that disagrees', (_what, texts, expected) => {
  expect(findings({ ...ring, ...part(ring.name, texts), interfaces: ring.interfaces })).toEqual([
    expect.stringContaining(expected),
  ]);
});

test('reports numbers in the name that no spec repeats', () => {
  expect(
    findings({ ...ring, name: 'Basalt Chainring 48T', specs: [{ name: 'Teeth', value: '46' }] }),
  ).toContain('text : The name contains 48, but no spec does.');
});

test('reports choices that no text mentions', () => {
  const hub = part('Basalt Rear Hub', { specs: { Freehub: 'HG 11-speed', Holes: '28' } });
  const stated = {
    ...hub,
    interfaces: [provides('freehub', 'HG-L', 'MS'), exactly('spoke-count', 'provides', 28)],
  };
  expect(findings(stated)).toContain('text freehub: No text mentions Micro Spline (Freehub body).');
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
  ['an odd number of spokes', faulty('Rim', exactly('spoke-count', 'needs', 27)), 'cannot be shared'],
])('reports %s', (_fault, linted, reason) => {
  expect(findings(linted).join('\n')).toContain(reason);
});

test.each([
  [
    'a chainline that contradicts the offset',
    part('Chainring', { specs: { Mount: 'Direct, 3 mm offset', Chainline: '55 mm' } }),
    'chainline of 52 mm, not 55 mm',
  ],
  [
    'teeth thicker than the chain is wide',
    part('Chainring', { specs: { Chain: '12.7 × 3.3 mm', Thickness: '4 mm' } }),
    'do not enter a chain',
  ],
  [
    'units that disagree',
    part('Rim', { specs: { 'Largest pressure': '60 psi (5.2 bar)' } }),
    'the two units',
  ],
  [
    'a gear range that is not that of the sprockets',
    part('Cassette', { specs: { Sprockets: '11-12-34', 'Gear range': '390 %' } }),
    'a range of 309 %, not 390 %',
  ],
])('reports %s from the texts alone', (_fault, linted, reason) => {
  expect(findings(...withProposedInterfaces([linted])).join('\n')).toContain(reason);
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

test('reports a required interface that is missing or has no value, and names the spec that states it', () => {
  const seatpost = part('Seatpost', {
    specs: { Diameter: '27.2 mm' },
    interfaces: [needs('rails', 'round-7')],
  });
  expect(findings(seatpost)).toEqual([
    'missing seatpost: “Diameter: 27.2 mm” says 27.2 mm, but the interface is missing.',
    expect.stringContaining('Without the seatpost that it needs'),
  ]);
});

test('reports nothing about a part without contradictions', () => {
  const specs = { Diameter: '27.2 mm', Rails: '⌀7 mm, round', Weight: '246 g' };
  const interfaces = [exactly('seatpost', 'needs', 27.2), needs('rails', 'round-7')];
  const description = 'For 7 mm round rails. 246 g.';
  expect(findings(part('Meridian Seatpost 27.2', { specs, interfaces, description }))).toEqual([]);
});
