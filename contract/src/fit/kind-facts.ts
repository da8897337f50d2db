import type { PartKindKey } from './kinds.ts';
import { memoized } from './memoized.ts';
import { isSameStatement } from './statements.ts';
import type { End, FitPart, PartInterface, Side } from './types.ts';

type Statement = Pick<PartInterface, 'key' | 'side' | 'place'>;

interface KindFacts {
  /** End of the bike to which all parts of the kind belong; absent if either end takes them. */
  readonly end?: End;
  /** Components of a bike that the part takes the place of. */
  readonly replaces?: readonly PartKindKey[];
  /**
   * Decisive interfaces, which every part of the kind has. Two parts fit only if each decisive interface that they
   * share is known and passes; one that a part does not state is unknown.
   */
  readonly decisive: readonly Statement[];
}

const provides = (key: string, place?: string): Statement => stated(key, 'provides', place);
const needs = (key: string, place?: string): Statement => stated(key, 'needs', place);
const stated = (key: string, side: Side, place?: string): Statement => ({
  key,
  side,
  ...(place !== undefined && { place }),
});

const rimSide = ['bead-seat', 'rim-width', 'rim-wall', 'rim-depth', 'tubeless', 'brake-surface'].map((key) =>
  provides(key),
);
const hubSide = [provides('rotor-hub'), provides('brake-surface')];
const frontAxle = needs('axle-front', 'hub');
const rearAxle = needs('axle-rear', 'hub');
const brakeMount = [provides('caliper-mount'), provides('rotor-size'), needs('brake-surface')];

/** Facts about each kind of part. */
export const kindFacts: Readonly<Record<PartKindKey, KindFacts>> = {
  frame: {
    replaces: ['frame'],
    decisive: [
      ...['shell', 'head-upper', 'head-lower', 'seatpost', 'seat-clamp', 'rd-mount', 'clearance'].map((key) =>
        provides(key),
      ),
      provides('axle-rear', 'frame'),
      ...brakeMount,
    ],
  },
  fork: {
    end: 'front',
    replaces: ['fork'],
    decisive: [
      provides('steerer', 'fork'),
      provides('crown'),
      provides('axle-front', 'frame'),
      provides('axle-thread'),
      provides('axle-length'),
      provides('clearance'),
      provides('bead-seat'),
      ...brakeMount,
    ],
  },
  headset: {
    replaces: ['headset'],
    decisive: [needs('head-upper'), needs('head-lower'), needs('crown'), needs('steerer', 'headset')],
  },
  stem: { replaces: ['stem'], decisive: [needs('steerer', 'stem'), provides('bar-clamp')] },
  spacers: { replaces: ['spacers'], decisive: [needs('steerer', 'spacer')] },
  handlebar: {
    replaces: ['handlebar'],
    decisive: [needs('bar-clamp'), provides('bar-shape'), provides('lever-clamp'), provides('bar-diameter')],
  },
  'bar-tape': { decisive: [needs('bar-shape')] },
  grips: { decisive: [needs('bar-shape')] },
  bell: { decisive: [needs('bar-diameter')] },
  light: { decisive: [] },
  seatpost: { replaces: ['seatpost', 'shim'], decisive: [needs('seatpost'), needs('rails')] },
  saddle: { replaces: ['saddle'], decisive: [provides('rails')] },
  'seat-clamp': { replaces: ['seat-clamp'], decisive: [needs('seat-clamp')] },
  shim: { replaces: ['shim', 'seatpost'], decisive: [needs('seatpost'), provides('seatpost')] },
  'bottle-cage': { replaces: ['bottle-cage'], decisive: [provides('bottle'), needs('bosses')] },
  bottle: { decisive: [needs('bottle')] },
  pump: { decisive: [needs('valve')] },
  tool: { decisive: [] },
  'spoke-key': { decisive: [needs('nipple')] },
  'tyre-levers': { decisive: [] },
  grommets: { decisive: [provides('line-diameter')] },
  crankset: {
    replaces: ['crankset', 'chainring'],
    decisive: [
      needs('crank-width'),
      provides('spindle'),
      provides('pedal'),
      provides('ring-mount'),
      needs('speeds', 'ring'),
    ],
  },
  chainring: {
    replaces: ['chainring'],
    decisive: [needs('ring-mount'), needs('ring-place'), needs('speeds', 'ring')],
  },
  'chainring-bolts': { decisive: [needs('ring-bolt')] },
  'bottom-bracket': { replaces: ['bottom-bracket'], decisive: [needs('shell'), needs('spindle')] },
  pedals: { replaces: ['pedals'], decisive: [needs('pedal')] },
  shoes: { decisive: [needs('cleat')] },
  chain: { replaces: ['chain'], decisive: [provides('speeds', 'chain')] },
  cassette: {
    end: 'rear',
    replaces: ['cassette'],
    decisive: [needs('freehub'), needs('speeds', 'cassette'), needs('largest-sprocket')],
  },
  'freehub-body': {
    end: 'rear',
    replaces: ['freehub-body'],
    decisive: [needs('freehub-mount'), provides('freehub')],
  },
  'rear-derailleur': {
    end: 'rear',
    replaces: ['rear-derailleur', 'pulleys'],
    decisive: [
      provides('speeds', 'derailleur'),
      provides('largest-sprocket'),
      needs('rd-mount'),
      needs('protocol'),
      needs('pull-group'),
    ],
  },
  'front-derailleur': { replaces: ['front-derailleur'], decisive: [needs('speeds', 'derailleur')] },
  shifter: {
    replaces: ['shifter'],
    decisive: [provides('speeds', 'shifter'), provides('protocol'), provides('pull-group')],
  },
  pulleys: { end: 'rear', replaces: ['pulleys'], decisive: [needs('pulley'), needs('speeds', 'pulleys')] },
  hanger: { end: 'rear', decisive: [] },
  'front-hub': {
    end: 'front',
    replaces: ['front-hub'],
    decisive: [frontAxle, provides('spoke-count'), ...hubSide],
  },
  'rear-hub': {
    end: 'rear',
    replaces: ['rear-hub', 'freehub-body'],
    decisive: [rearAxle, provides('spoke-count'), provides('freehub'), ...hubSide],
  },
  'front-wheel': {
    end: 'front',
    replaces: ['front-hub', 'rim', 'spokes'],
    decisive: [frontAxle, provides('rotor-hub'), ...rimSide],
  },
  'rear-wheel': {
    end: 'rear',
    replaces: ['rear-hub', 'freehub-body', 'rim', 'spokes'],
    decisive: [rearAxle, provides('freehub'), provides('rotor-hub'), ...rimSide],
  },
  rim: { replaces: ['rim', 'spokes'], decisive: [needs('spoke-count'), ...rimSide] },
  spokes: {
    replaces: ['spokes'],
    decisive: [provides('spoke-length'), needs('spoke-gauge'), provides('nipple')],
  },
  tyre: { replaces: ['tyre'], decisive: [needs('bead-seat'), provides('tyre-width'), needs('rim-wall')] },
  tube: {
    replaces: ['tube'],
    decisive: [needs('bead-seat'), provides('valve'), provides('valve-length'), provides('tube-width')],
  },
  'tubeless-valve': {
    replaces: ['tube'],
    decisive: [needs('valve-hole'), provides('valve-length'), needs('tubeless')],
  },
  'thru-axle': { replaces: ['thru-axle'], decisive: [needs('axle-thread'), needs('axle-length')] },
  rotor: {
    replaces: ['rotor', 'rotor-adapter'],
    decisive: [needs('rotor-hub'), needs('rotor-size'), needs('rotor-thickness'), needs('brake-surface')],
  },
  'rotor-adapter': { replaces: ['rotor', 'rotor-adapter'], decisive: [needs('brake-surface')] },
  'rotor-bolts': { decisive: [needs('rotor-bolt')] },
  caliper: {
    replaces: ['caliper', 'rim-brake', 'brake-pads'],
    decisive: [
      needs('caliper-mount'),
      provides('rotor-size'),
      provides('pad'),
      needs('actuation', 'caliper'),
      needs('fluid', 'caliper'),
      needs('brake-family', 'caliper'),
      needs('brake-surface'),
    ],
  },
  'brake-adapter': { decisive: [] },
  'brake-lever': {
    replaces: ['brake-lever'],
    decisive: [
      needs('lever-clamp'),
      ...['actuation', 'fluid', 'brake-family'].map((key) => provides(key, 'lever')),
    ],
  },
  'brake-pads': { replaces: ['brake-pads'], decisive: [needs('pad'), needs('brake-surface')] },
  'brake-hose': {
    replaces: ['brake-hose'],
    decisive: [provides('hose'), needs('fluid', 'line'), needs('actuation', 'line')],
  },
  'brake-cable': { replaces: ['brake-cable'], decisive: [needs('actuation', 'line')] },
  'rim-brake': {
    replaces: ['rim-brake', 'caliper', 'brake-pads'],
    decisive: [needs('brake-surface'), needs('brake-pull')],
  },
};

const completedOf = memoized((interfaces: readonly PartInterface[]) => {
  const known = new Map<PartKindKey, readonly PartInterface[]>();
  return (kind: PartKindKey): readonly PartInterface[] => {
    const found = known.get(kind);
    if (found !== undefined) return found;
    const missing = kindFacts[kind].decisive.filter(
      (each) => !interfaces.some((statement) => isSameStatement(statement, each)),
    );
    const all = missing.length === 0 ? interfaces : [...interfaces, ...missing];
    known.set(kind, all);
    return all;
  };
});

/** Adds the decisive interfaces that a part does not state, with unknown values. */
export function completed(part: FitPart): FitPart {
  const { kind, interfaces } = part;
  if (kind === undefined || kind === null) return part;
  const all = completedOf(interfaces)(kind);
  return all === interfaces ? part : { ...part, interfaces: all };
}

/** Bolts 70 mm apart are at the front only. */
const isFrontMount = ({ key, side, values = [] }: PartInterface): boolean =>
  key === 'caliper-mount' && side === 'needs' && values.length === 1 && values[0] === 'flat-front';

const rimKinds: readonly string[] = ['rim', 'front-wheel', 'rear-wheel'];

/** True for a rim, and for wheels, which contain one. */
export const hasRim = ({ kind }: Pick<FitPart, 'kind'>): boolean => rimKinds.includes(kind ?? '');

/** Returns the only end of the bike to which a part belongs, or null. */
export function endOf({ kind, interfaces }: Pick<FitPart, 'kind' | 'interfaces'>): End | null {
  const end = kind === undefined || kind === null ? undefined : kindFacts[kind].end;
  if (end !== undefined) return end;
  if (kind === 'brake-adapter' && interfaces.some(isFrontMount)) return 'front';
  const isStated = (key: string) => interfaces.some((each) => each.key === key);
  if (isStated('axle-front') !== isStated('axle-rear')) return isStated('axle-front') ? 'front' : 'rear';
  return null;
}
