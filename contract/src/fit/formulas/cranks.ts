import { bikeId } from '../bike-id.ts';
import { compare } from '../compare.ts';
import { bikeAndPart, numberIn, statementsOf, valuesOf } from '../statements.ts';
import type { Finding, FitPart, Formula, JudgedParts, PartInterface } from '../types.ts';
import { bestPairing } from './best-pairing.ts';

/** Mounts of chainrings that only cranks for road frames have. All others may belong to mountain cranks. */
const roadMounts: readonly string[] = [
  ...['110x5', '110x4', '110x4-uneven', '144x5', '135x5', '130x5', '123x4', '107x5'],
];

/** Rear axle of road bikes with rim brakes. */
const roadAxle = '10x130';

/** True if handlebar, rear axle or wheels show that a bike is none for mountains, whose rim brakes are on 26 in wheels. */
const isRoadBike = (bike: FitPart): boolean =>
  valuesOf(bike, 'bar-shape').includes('drop') ||
  valuesOf(bike, 'axle-rear').includes(roadAxle) ||
  (valuesOf(bike, 'bead-seat').includes('622') && valuesOf(bike, 'brake-surface').includes('rim'));

/**
 * Compares bearings for a 68 mm frame only with the crank. The axle of a mountain crank is longer, so that it needs
 * bearings with spacers; without them, too few threads hold.
 */
export const crankKind: Formula = ({ rule, a, b }) => {
  const [bearings, crank] = isForRoadShell(a) ? [a, b] : [b, a];
  const [shell] = statementsOf(bearings, 'shell', 'needs');
  if (shell === undefined || !isForRoadShell(bearings)) return null;
  const [provided] = statementsOf(crank, 'ring-mount', 'provides');
  if (provided === undefined) return null;
  const finding = { rule, pairing: { provider: crank, provided, needer: bearings, needed: shell } };
  if (crank.id !== bikeId) {
    const widths = valuesOf(crank, 'crank-width');
    if (widths.includes('road')) return null;
    return { ...finding, verdict: 'unknown', message: widths.length === 0 ? undefined : roadBearingsText };
  }
  const mounts = provided.values;
  if (mounts === undefined) return { ...finding, verdict: 'unknown' };
  if (mounts.every((mount) => roadMounts.includes(mount))) return { ...finding, verdict: 'fits' };
  return { ...finding, verdict: 'unknown', message: roadBearingsText };
};

/** True for bearings that fit 68 mm frames, and without spacers no wider ones. */
function isForRoadShell(part: FitPart): boolean {
  if (part.id === bikeId || statementsOf(part, 'shell').length === 0) return false;
  const shells = valuesOf(part, 'shell', 'needs');
  return shells.includes('BSA-68') && !shells.includes('BSA-73');
}

const roadBearingsText =
  '{needer} [is|are] for road cranks. In a 68 mm frame, a mountain crank needs bearings with spacers. Ask us for those, unless yours is a road crank.';

/** Chainline of road cranks, in millimetres (Rotor, Velo). */
const roadChainline = 43.5;
/** Largest chainline of cranks for road and gravel frames, in millimetres. */
const widestRoadChainline = 47.5;
/** Difference from the chainline of the bike up to which a chainring clears the frame, in millimetres. */
const clearMm = 4;

/**
 * Compares a road crank with the place of the chainring on a bike. On a mountain frame, its chainring may hit the frame.
 */
export const crankRoom: Formula = ({ rule, a, b }) => {
  const { bike, part: crank } = bikeAndPart(a, b) ?? {};
  if (bike === undefined || crank?.kind !== 'crankset') return null;
  const needed = chainlineOf(crank);
  const [provided] = statementsOf(bike, 'chainline', 'provides');
  if (needed === null || provided === undefined) return null;
  const pairing = { provider: bike, provided, needer: crank, needed };
  const known = roomVerdict(provided, numberIn(needed) ?? roadChainline);
  if (known === 'fits') return { rule, pairing, verdict: 'fits' };
  if (known === 'unknown') return { rule, pairing, verdict: 'unknown', message: chainringText };
  if (isRoadBike(bike) || hasRoadWidth(bike)) return { rule, pairing, verdict: 'fits' };
  return {
    rule,
    pairing: { ...pairing, provided: { key: 'chainline', side: 'provides' } },
    verdict: 'unknown',
  };
};

const chainringText =
  '{needer} [holds|hold] the chain {needs} from the middle of the frame. Your bike is made for {provides}, so the chainring may hit the frame. Ask us first.';

/** Returns the chainline of a crank for road frames; null for other cranks. */
function chainlineOf(part: FitPart): PartInterface | null {
  const [stated] = statementsOf(part, 'chainline', 'needs');
  if (stated?.max !== undefined) return stated.max <= widestRoadChainline ? stated : null;
  return hasRoadWidth(part)
    ? { key: 'chainline', side: 'needs', min: roadChainline, max: roadChainline }
    : null;
}

/** True if a crank or frame has the width of road bikes, and no other. */
function hasRoadWidth(part: FitPart): boolean {
  const widths = valuesOf(part, 'crank-width');
  return widths.length > 0 && widths.every((width) => width === 'road');
}

/** Returns null if the chainlines that a bike may have include near ones and far ones. */
function roomVerdict({ min, max }: PartInterface, crank: number): 'fits' | 'unknown' | null {
  if (min === undefined || max === undefined) return null;
  if (Math.max(Math.abs(min - crank), Math.abs(max - crank)) <= clearMm) return 'fits';
  return min - crank > clearMm || crank - max > clearMm ? 'unknown' : null;
}

/** Compares chainlines, unless the chainring may not even clear the frame. */
export const chainline: Formula = (judged): Finding | null =>
  isTooFar(judged) ? null : bestPairing(judged, (pairing) => compare(judged.rule, pairing));

const isTooFar = (judged: JudgedParts): boolean => crankRoom(judged)?.verdict === 'unknown';
