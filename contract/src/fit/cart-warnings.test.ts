import { describe, expect, it } from 'vitest';
import type { BikeAnswers } from './bike-components.ts';
import { cartWarnings } from './cart-warnings.ts';
import type { PartKindKey } from './kinds.ts';
import type { FitPart, PartInterface } from './types.ts';

const part = (id: string, ...interfaces: readonly PartInterface[]): FitPart => ({ id, name: id, interfaces });
const body = (...values: readonly string[]): PartInterface => ({ key: 'freehub', side: 'provides', values });
const fitsOn = (...values: readonly string[]): PartInterface => ({ key: 'freehub', side: 'needs', values });
const speeds = (place: string, value: string): PartInterface => ({
  key: 'speeds',
  side: place === 'cassette' ? 'needs' : 'provides',
  values: [value],
  place,
});

const wheel = part('HG wheel', body('HG-L2'));
const microSpline = part('MS cassette', fitsOn('MS'));
const road12 = part('HG cassette', fitsOn('HG-L2'));
const catalogue = [wheel, microSpline, road12];
interface Others {
  readonly bike?: BikeAnswers | null;
  readonly bikes?: Parameters<typeof cartWarnings>[0]['bikes'];
  readonly catalogue?: readonly FitPart[];
}
const warn = (lines: readonly FitPart[], { bike = null, ...others }: Others = {}) =>
  cartWarnings({ lines, bikes: lines.map(() => bike), catalogue, ...others });
const messages = (...[lines, others]: Parameters<typeof warn>) =>
  warn(lines, others).map(({ line, message }) => `${lines[line]?.name ?? ''}: ${message}`);

const needsMicroSpline = 'MS cassette: MS cassette does not slide onto HG wheel.';

describe('cartWarnings', () => {
  it('warns once per pair, on the line that needs something, whatever the order of the lines', () => {
    for (const lines of [
      [wheel, microSpline],
      [microSpline, wheel],
    ])
      expect(messages(lines)).toEqual([expect.stringContaining(needsMicroSpline)]);
  });

  it('warns once if the other line and the bike fail the same rule', () => {
    const bike = { interfaces: { freehub: 'HG-L2' } };
    expect(messages([wheel, microSpline], { bike })).toEqual([expect.stringContaining(needsMicroSpline)]);
    expect(messages([microSpline], { bike })).toEqual([expect.stringContaining('a Micro Spline freehub')]);
  });

  it('does not warn if the line fits another wheel of the cart, but does if it fits a different kind of part', () => {
    expect(warn([wheel, microSpline, part('MS wheel', body('MS'))])).toEqual([]);
    const [chain, cassette, derailleur] = [
      part('chain', speeds('chain', '11')),
      part('cassette', speeds('cassette', '12')),
      part('derailleur', speeds('derailleur', '12')),
    ];
    expect(messages([chain, cassette, derailleur])).toContainEqual(expect.stringContaining('chain'));
  });

  it('never warns about unknown values, an empty cart, one part or one part twice', () => {
    for (const lines of [
      [wheel, part('cassette', { key: 'freehub', side: 'needs' })],
      [],
      [wheel],
      [wheel, wheel],
    ])
      expect(warn(lines)).toEqual([]);
    expect(warn([microSpline], { bike: { interfaces: { freehub: 'HG-X', unknown: 1 } } })).toEqual([]);
  });

  it('keeps a warning unchanged when another one is solved', () => {
    const [hub, rim] = [
      part('hub', { key: 'spoke-count', side: 'needs', min: 28, max: 28 }),
      part('rim', { key: 'spoke-count', side: 'provides', min: 32, max: 32 }),
    ];
    const both = messages([wheel, microSpline, hub, rim]);
    expect(both).toHaveLength(2);
    expect(both).toEqual(expect.arrayContaining([...messages([wheel, road12, hub, rim])]));
  });

  it('suggests the first part of the same kind that fits everything in the cart and is not in it', () => {
    const swaps = (lines: readonly FitPart[], others = {}) => warn(lines, others).map(({ swapId }) => swapId);
    expect(swaps([wheel, microSpline])).toEqual([road12.id]);
    expect(swaps([wheel, microSpline, road12])).toEqual([null]);
    expect(swaps([wheel, microSpline], { catalogue: [wheel, microSpline] })).toEqual([null]);
    const other = part('other wheel', body('XD'));
    expect(swaps([wheel, other, microSpline])[0]).toBeNull();
  });

  it('names an adapter, and stops warning once the adapter is in the cart', () => {
    const [hub, rotor, adapter] = [
      part('hub', { key: 'rotor-hub', side: 'provides', values: ['centre-lock'] }),
      part('rotor', { key: 'rotor-hub', side: 'needs', values: ['six-bolt'] }),
      part(
        'adapter',
        { key: 'rotor-hub', side: 'needs', values: ['centre-lock'] },
        { key: 'rotor-hub', side: 'provides', values: ['six-bolt'] },
      ),
    ];
    const all = { catalogue: [hub, rotor, adapter] };
    expect(warn([hub, rotor], all)).toMatchObject([{ line: 1, via: ['adapter'] }]);
    expect(warn([hub, rotor], { catalogue: [hub, rotor] })).toMatchObject([{ line: 1, via: [] }]);
    expect(warn([hub, rotor, adapter], all)).toEqual([]);
  });

  it('names an adapter for a bike with unanswered questions, until the adapter is in the cart', () => {
    const rotorHub = (side: 'provides' | 'needs', value: string): PartInterface => ({
      key: 'rotor-hub',
      side,
      values: [value],
    });
    const axle: PartInterface = { key: 'axle-rear', side: 'needs', values: ['12x142'], place: 'wheel' };
    const rearWheel = part('wheel', rotorHub('provides', 'centre-lock'), axle);
    const adapter = part('adapter', rotorHub('needs', 'centre-lock'), rotorHub('provides', 'six-bolt'));
    const all = { catalogue: [rearWheel, adapter], bike: { interfaces: { 'rotor-hub': 'six-bolt' } } };
    expect(warn([rearWheel], all)).toMatchObject([{ line: 0, verdict: 'with-adapter', via: ['adapter'] }]);
    expect(warn([rearWheel, adapter], all)).toEqual([]);
  });

  it('judges a build: new parts replace those of the bike, and only what stays conflicts', () => {
    const drivetrain = (kind: PartKindKey, place: string): FitPart => ({
      ...part(`12-speed ${kind}`, speeds(place, '12')),
      kind,
    });
    const chain = drivetrain('chain', 'chain');
    const cassette = drivetrain('cassette', 'cassette');
    const derailleur = drivetrain('rear-derailleur', 'derailleur');
    const shifter = drivetrain('shifter', 'shifter');
    const bike = { interfaces: { speeds: '11' } };
    expect(warn([chain, cassette, derailleur, shifter], { bike })).toEqual([]);
    expect(messages([chain, cassette, derailleur], { bike })).toHaveLength(2);
    expect(messages([cassette], { bike })).toHaveLength(1);
  });

  it('compares lines for one bike only, and never those for none with a bike', () => {
    const bikes = [{ interfaces: { freehub: 'HG-L2' } }, { interfaces: { freehub: 'MS' } }];
    const [road = null, trail = null] = bikes;
    expect(warn([road12, microSpline], { bikes: [road, trail] })).toEqual([]);
    expect(warn([road12, microSpline], { bikes: [trail, road] })).toHaveLength(2);
    expect(warn([road12, microSpline], { bikes: [road, null] })).toEqual([]);
    const copy = () => ({ id: 'gravel', interfaces: {} });
    expect(warn([wheel, microSpline], { bikes: [copy(), copy()] })).toHaveLength(1);
  });

  it('applies overrides, and adds both names to the reason', () => {
    const override = (productId: string, verdict: 'fits' | 'does-not-fit') => ({
      fitOverrides: [{ productId, verdict, reason: 'The hub rubs.' }],
    });
    expect(warn([{ ...wheel, ...override(microSpline.id, 'fits') }, microSpline])).toEqual([]);
    expect(messages([wheel, { ...road12, ...override(wheel.id, 'does-not-fit') }])).toEqual([
      expect.stringMatching(
        /(HG wheel does not fit HG cassette|HG cassette does not fit HG wheel)\. The hub rubs\./u,
      ),
    ]);
  });
});
