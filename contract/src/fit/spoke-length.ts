import { describedOutcome, statementsOf } from './compare.ts';
import { interfaceOf } from './interfaces.ts';
import type { FitPart, Formula, RuleVerdict } from './types.ts';

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

/** Largest deviation of a spoke from the computed length, in millimetres. */
const toleranceMm = 2;
const crossingNames = ['radially', 'one-cross', 'two-cross', 'three-cross', 'four-cross'] as const;
const defaultHoleMm = 2.6;

/**
 * Spoke with a rim or a hub. The third part comes from the catalogue: without a hub, a rim says nothing about spoke
 * lengths.
 */
export const spokeLength: Formula = ({ rule, a, b, catalogue }) => {
  const definition = interfaceOf('spoke-length');
  const [spoke, other] = statementsOf(a, 'spoke-length', 'provides').length > 0 ? [a, b] : [b, a];
  const [length] = statementsOf(spoke, 'spoke-length', 'provides');
  const [needed] = statementsOf(other, 'spoke-length', 'needs');
  if (definition === undefined || length === undefined || needed === undefined) return [];
  const partners = catalogue.filter((part) => part.id !== other.id && canBuild(other, part));
  const built = partners.flatMap((partner) => lacingsOf(length.max, dimensionsOf(other, partner), partner));
  const fitting = built.filter(({ deviationMm }) => deviationMm <= toleranceMm);
  const verdict: RuleVerdict = fitting.length > 0 ? 'fits' : 'unknown';
  const pairing = { provider: other, needer: spoke, provided: needed, needed: length };
  const lengths = 'a length that follows from rim, hub and lacing';
  const outcome = describedOutcome(rule, { definition, pairing, a, verdict, texts: { lengths } });
  const [best] = fitting;
  return [
    best === undefined ? outcome : { ...outcome, limit: `Laced ${best.lacing}, with ${best.partner.name}.` },
  ];
};

const numberOf = (part: FitPart, key: string) => {
  const [stated] = statementsOf(part, key);
  return stated?.max ?? stated?.min;
};

function canBuild(one: FitPart, other: FitPart): boolean {
  const [rim, hub] = numberOf(one, 'erd') === undefined ? [other, one] : [one, other];
  return dimensionsOf(rim, hub) !== null && numberOf(rim, 'spoke-count') === numberOf(hub, 'spoke-count');
}

function dimensionsOf(one: FitPart, other: FitPart): WheelDimensions | null {
  const [rim, hub] = numberOf(one, 'erd') === undefined ? [other, one] : [one, other];
  const [erdMm, spokes] = [numberOf(rim, 'erd'), numberOf(rim, 'spoke-count')];
  const [flangeDiameterMm, flangeDistanceMm] = [
    numberOf(hub, 'flange-diameter'),
    numberOf(hub, 'flange-distance'),
  ];
  if (
    erdMm === undefined ||
    spokes === undefined ||
    flangeDiameterMm === undefined ||
    flangeDistanceMm === undefined
  )
    return null;
  return {
    erdMm,
    spokes,
    flangeDiameterMm,
    flangeDistanceMm,
    holeMm: numberOf(hub, 'spoke-gauge') ?? defaultHoleMm,
  };
}

function lacingsOf(lengthMm: number | undefined, wheel: WheelDimensions | null, partner: FitPart) {
  if (lengthMm === undefined || wheel === null) return [];
  return crossingNames.map((lacing, crossings) => ({
    lacing,
    partner,
    deviationMm: Math.abs(spokeLengthMm(wheel, crossings) - lengthMm),
  }));
}
