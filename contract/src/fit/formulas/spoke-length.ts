import { memoized } from '../memoized.ts';
import { numberIn, numberOf, statementsOf } from '../statements.ts';
import type { FitPart, Formula } from '../types.ts';

interface RimDimensions {
  readonly erdMm: number;
  readonly spokes: number;
}

interface HubDimensions {
  readonly flangeDiameterMm: number;
  readonly flangeDistanceMm: number;
  /** Diameter of the spoke holes in the hub. */
  readonly holeMm: number;
  readonly spokes: number;
}

/** Dimensions of a symmetrical wheel, in millimetres. */
export type WheelDimensions = RimDimensions & HubDimensions;

/** Computes the length of a spoke by the law of cosines, for a number of crossings. */
export const spokeLengthMm = (wheel: WheelDimensions, crossings: number): number =>
  lengthMmOf(wheel, wheel, crossings);

function lengthMmOf(
  { erdMm }: RimDimensions,
  { flangeDiameterMm, flangeDistanceMm, holeMm, spokes }: HubDimensions,
  crossings: number,
): number {
  const [rim, flange, side] = [erdMm / 2, flangeDiameterMm / 2, flangeDistanceMm / 2];
  const angle = (4 * Math.PI * crossings) / spokes;
  return Math.sqrt(rim ** 2 + flange ** 2 + side ** 2 - 2 * rim * flange * Math.cos(angle)) - holeMm / 2;
}

/** Largest accepted deviation from the computed length, in millimetres. */
export const toleranceMm = 2;
const defaultHoleMm = 2.6;
/** Names of lacings by the number of other spokes that each spoke crosses on its way to the rim. */
export const lacingNames = ['radial', 'one-cross', 'two-cross', 'three-cross', 'four-cross'] as const;

const crossedNames = ['no other', 'one other', 'two others', 'three others', 'four others'] as const;

interface Wheel {
  /** Hub of a rim, or rim of a hub. */
  readonly partner: FitPart;
  readonly rim: RimDimensions;
  readonly hub: HubDimensions;
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
  const wheels = lengthMm === undefined ? [] : wheelsOf(other, catalogue);
  for (const wheel of wheels) {
    const crossings = crossingsFor(lengthMm ?? 0, wheel);
    if (crossings === -1) continue;
    const lacing = `${lacingNames[crossings] ?? ''} with ${wheel.partner.name}`;
    const message = `The spokes have the right length for a wheel in which each one crosses ${crossedNames[crossings] ?? ''}.`;
    const others = lacingsOf(wheel).filter(({ count }) => count >= 2 && count !== crossings);
    const limit = [`Lace the wheel ${lacing}`, ...others.map(neededText)].join('; ');
    return { rule, pairing, verdict: 'fits', message, limit: `${limit}.` };
  }
  return { rule, pairing, verdict: 'unknown', message: unknownText, limit: lengthsText(other, wheels) };
};

/** Returns the maximum number of crossings. Beyond a quarter turn, spokes would leave the flange inwards. */
const maxCrossings = ({ spokes }: HubDimensions): number => Math.min(spokes / 8, lacingNames.length - 1);

/** Returns the number of crossings for which a spoke has the right length; -1 if there is none. */
function crossingsFor(lengthMm: number, { rim, hub }: Wheel): number {
  for (let crossings = 0; crossings <= maxCrossings(hub); crossings += 1)
    if (Math.abs(lengthMmOf(rim, hub, crossings) - lengthMm) <= toleranceMm) return crossings;
  return -1;
}

interface Lacing {
  readonly count: number;
  readonly lengthMm: number;
}

const lacingsOf = ({ rim, hub }: Wheel): readonly Lacing[] =>
  Array.from({ length: Math.floor(maxCrossings(hub)) + 1 }, (_, count) => ({
    count,
    lengthMm: lengthMmOf(rim, hub, count),
  }));

const neededText = ({ count, lengthMm }: Lacing) =>
  `${lacingNames[count] ?? ''} needs ${lengthMm.toFixed(0)} mm`;

/** Maximum wheels in a sentence. A catalogue may have hundreds. */
const maxWheels = 3;

const unknownText =
  'The right length of spoke depends on rim, hub and the way the spokes cross. Measure one of yours, or ask us.';

/** Returns the lengths for wheels of the catalogue. */
function lengthsText(other: FitPart, wheels: readonly Wheel[]): string | undefined {
  if (wheels.length === 0) return undefined;
  const built = wheels
    .slice(0, maxWheels)
    .map((wheel) => `With ${wheel.partner.name}, ${lacingsOf(wheel).map(neededText).join(', ')}.`);
  const more = wheels.length - built.length;
  const cut = more > 0 ? [`${String(more)} more of our parts make a wheel with ${other.name}.`] : [];
  return [...built, ...cut].join(' ');
}

interface Partner {
  readonly partner: FitPart;
  readonly rim: RimDimensions | null;
  readonly hub: HubDimensions | null;
}

/** Finds the rims and hubs of a catalogue once, because each spoke is compared with many of them. */
const rimsAndHubs = memoized((catalogue: readonly FitPart[]): readonly Partner[] =>
  catalogue.flatMap((partner) => {
    const [rim, hub] = [rimOf(partner), hubOf(partner)];
    return rim === null && hub === null ? [] : [{ partner, rim, hub }];
  }),
);

/** Returns the wheels of a rim or hub with the hubs or rims of the catalogue. */
function wheelsOf(part: FitPart, catalogue: readonly FitPart[]): readonly Wheel[] {
  const [ownRim, ownHub] = [rimOf(part), hubOf(part)];
  const wheels: Wheel[] = [];
  for (const { partner, ...theirs } of rimsAndHubs(catalogue)) {
    const [rim, hub] = ownRim === null ? [theirs.rim, ownHub] : [ownRim, theirs.hub];
    if (rim !== null && hub !== null && rim.spokes === hub.spokes) wheels.push({ partner, rim, hub });
  }
  return wheels;
}

function rimOf(part: FitPart): RimDimensions | null {
  const [erdMm, spokes] = [numberOf(part, 'erd'), numberOf(part, 'spoke-count')];
  return erdMm === undefined || spokes === undefined ? null : { erdMm, spokes };
}

function hubOf(part: FitPart): HubDimensions | null {
  const flangeDiameterMm = numberOf(part, 'flange-diameter');
  const flangeDistanceMm = numberOf(part, 'flange-distance');
  const spokes = numberOf(part, 'spoke-count');
  if (flangeDiameterMm === undefined || flangeDistanceMm === undefined || spokes === undefined) return null;
  const holeMm = numberOf(part, 'spoke-gauge') ?? defaultHoleMm;
  return { flangeDiameterMm, flangeDistanceMm, holeMm, spokes };
}

/** Returns the wheel of a rim and a hub; null if they do not belong together, or a dimension is unknown. */
export function wheelOfParts(rimPart: FitPart, hubPart: FitPart): WheelDimensions | null {
  const [rim, hub] = [rimOf(rimPart), hubOf(hubPart)];
  return rim === null || rim.spokes !== hub?.spokes ? null : { ...rim, ...hub };
}
