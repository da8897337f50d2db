import { numberIn, numberOf, statementsOf } from '../statements.ts';
import type { FitPart, Formula } from '../types.ts';

/** Dimensions of a symmetrical wheel, in millimetres. */
export interface WheelDimensions {
  readonly erdMm: number;
  readonly flangeDiameterMm: number;
  readonly flangeDistanceMm: number;
  /** Diameter of the spoke holes in the hub. */
  readonly holeMm: number;
  readonly spokes: number;
}

/** Computes the length of a spoke by the law of cosines, for a number of crossings. */
export function spokeLengthMm(wheel: WheelDimensions, crossings: number): number {
  const { erdMm, flangeDiameterMm, flangeDistanceMm, holeMm, spokes } = wheel;
  const [rim, flange, side] = [erdMm / 2, flangeDiameterMm / 2, flangeDistanceMm / 2];
  const angle = (4 * Math.PI * crossings) / spokes;
  return Math.sqrt(rim ** 2 + flange ** 2 + side ** 2 - 2 * rim * flange * Math.cos(angle)) - holeMm / 2;
}

/** Largest accepted deviation from the computed length, in millimetres. */
export const toleranceMm = 2;
const defaultHoleMm = 2.6;
/** Names of lacings by the number of other spokes that each spoke crosses on its way to the rim. */
export const lacingNames = ['radial', 'one-cross', 'two-cross', 'three-cross', 'four-cross'] as const;

interface Lacing {
  readonly name: string;
  readonly lengthMm: number;
}

/** Returns the possible lacings. Beyond a quarter turn, spokes would leave the flange inwards. */
function lacingsOf(wheel: WheelDimensions): readonly Lacing[] {
  return lacingNames
    .map((name, crossings) => ({ name, lengthMm: spokeLengthMm(wheel, crossings) }))
    .filter((_lacing, crossings) => crossings <= wheel.spokes / 8);
}

/**
 * Compares a spoke with a rim or a hub. Takes the third part from the catalogue, because the length depends on both.
 */
export const spokeLength: Formula = ({ rule, a, b, catalogue }) => {
  const [spoke, other] = statementsOf(a, 'spoke-length', 'provides').length > 0 ? [a, b] : [b, a];
  const [needed] = statementsOf(spoke, 'spoke-length', 'provides');
  const [provided] = statementsOf(other, 'spoke-length', 'needs');
  if (needed === undefined || provided === undefined) return null;
  const pairing = { provider: other, needer: spoke, provided, needed };
  const lengthMm = numberIn(needed);
  const wheels =
    lengthMm === undefined ? [] : rimsAndHubs(catalogue).flatMap((partner) => wheelOf(other, partner) ?? []);
  for (const { partner, lacings } of wheels) {
    const fitting = lacings.find((each) => Math.abs(each.lengthMm - (lengthMm ?? 0)) <= toleranceMm);
    if (fitting === undefined) continue;
    const lacing = `${fitting.name} with ${partner.name}`;
    const message = `${spoke.name} has the right length for ${other.name} if the wheel is laced ${lacing}.`;
    const others = lacings.slice(2).filter(({ name }) => name !== fitting.name);
    const limit = [`Lace the wheel ${lacing}`, ...others.map(neededText)].join('; ');
    return { rule, pairing, verdict: 'fits', message, limit: `${limit}.` };
  }
  return { rule, pairing, verdict: 'unknown', message: unknownMessage(spoke, other, wheels) };
};

const knownRimsAndHubs = new WeakMap<readonly FitPart[], readonly FitPart[]>();

/** Returns the rims and hubs of a catalogue. Cached, because each spoke is compared with many of them. */
function rimsAndHubs(catalogue: readonly FitPart[]): readonly FitPart[] {
  const known = knownRimsAndHubs.get(catalogue);
  if (known !== undefined) return known;
  const found = catalogue.filter((part) =>
    ['erd', 'flange-diameter'].some((key) => statementsOf(part, key).length > 0),
  );
  knownRimsAndHubs.set(catalogue, found);
  return found;
}

interface Wheel {
  readonly partner: FitPart;
  readonly lacings: readonly Lacing[];
}

function unknownMessage(spoke: FitPart, other: FitPart, wheels: readonly Wheel[]): string {
  const built = wheels.map(
    ({ partner, lacings }) => ` With ${partner.name}, ${lacings.map(neededText).join(', ')}.`,
  );
  return `The spoke length for ${other.name} depends on rim, hub and the way the spokes cross. Measure a spoke before you buy ${spoke.name}.${built.join('')}`;
}

const neededText = ({ name, lengthMm }: Lacing) => `${name} needs ${lengthMm.toFixed(0)} mm`;

function wheelOf(one: FitPart, other: FitPart): Wheel | null {
  const wheel = numberOf(one, 'erd') === undefined ? wheelOfParts(other, one) : wheelOfParts(one, other);
  return wheel && { partner: other, lacings: lacingsOf(wheel) };
}

/** Returns the wheel of a rim and a hub; null if they do not belong together, or a dimension is unknown. */
export function wheelOfParts(rim: FitPart, hub: FitPart): WheelDimensions | null {
  const [erdMm, spokes] = [numberOf(rim, 'erd'), numberOf(rim, 'spoke-count')];
  const flangeDiameterMm = numberOf(hub, 'flange-diameter');
  const flangeDistanceMm = numberOf(hub, 'flange-distance');
  if (erdMm === undefined || flangeDiameterMm === undefined || flangeDistanceMm === undefined) return null;
  if (spokes === undefined || spokes !== numberOf(hub, 'spoke-count')) return null;
  const holeMm = numberOf(hub, 'spoke-gauge') ?? defaultHoleMm;
  return { erdMm, flangeDiameterMm, flangeDistanceMm, holeMm, spokes };
}
