import { atMostVerdict, belowVerdict, withinVerdict } from '../compare.ts';
import { numberIn, statementsOf } from '../statements.ts';
import type { FitPart, ProvidersFormula } from '../types.ts';

/** Rejects a front part with a rear part, such as a fork with a rear wheel. Ignores bikes, which have both ends. */
export const axleEnd: ProvidersFormula = (rule, { provider, needer }) => {
  const [front] = statementsOf(provider, 'axle-front');
  const [rear] = statementsOf(needer, 'axle-rear');
  const isOneEnded =
    statementsOf(provider, 'axle-rear').length === 0 && statementsOf(needer, 'axle-front').length === 0;
  if (front === undefined || rear === undefined || front.place === rear.place || !isOneEnded) return null;
  const pairing = {
    provider,
    needer,
    provided: front,
    needed: { key: 'axle-front', side: 'needs' },
  } as const;
  return { rule, pairing, verdict: 'does-not-fit' };
};

/**
 * Compares a tyre with a rim. Shimano's 21 mm rim starts at 25 mm tyres, and a 25 mm rim at 29 mm, so the narrowest
 * tyre is 4 mm wider than the rim. The widest tyre is 2.5 times as wide (bike-part-planner).
 */
export const rimWidth: ProvidersFormula = (rule, pairing) => {
  const inside = numberIn(pairing.provided);
  const range = inside === undefined ? {} : { min: inside + 4, max: Math.floor(inside * 2.5) };
  const provided = { key: 'tyre-width', side: 'provides', ...range } as const;
  return { rule, pairing: { ...pairing, provided }, verdict: withinVerdict(range, pairing.needed) };
};

/** Hookless rims for which the standard states the narrowest tyre (ISO 5775 and ETRTO, cited by Chris King). */
const hooklessMinimums: Readonly<Record<number, number>> = { 25: 29 };

/**
 * Compares a tyre with a hookless rim. The tyre must be at least 5 mm wider (Cycling Weekly), unless the standard
 * states a width.
 */
export const hooklessWidth: ProvidersFormula = (rule, pairing) => {
  const isHookless = hooklessness(pairing.provider);
  if (isHookless === false) return null;
  const inside = numberIn(pairing.provided);
  const min = inside === undefined ? undefined : (hooklessMinimums[inside] ?? inside + 5);
  const verdict = atMostVerdict(min, numberIn(pairing.needed));
  const provided = { key: 'tyre-width', side: 'provides', min } as const;
  if (isHookless) return { rule, pairing: { ...pairing, provided }, verdict };
  return verdict === 'fits' ? null : { rule, pairing: { ...pairing, provided }, verdict: 'unknown' };
};

/** Returns null if the walls of a rim are unknown, or come in several kinds. */
function hooklessness(rim: FitPart): boolean | null {
  const [walls] = statementsOf(rim, 'rim-wall', 'provides');
  if (walls?.values === undefined) return walls === undefined ? false : null;
  return walls.values.every((value) => value === 'TSS');
}

/** Spare room in millimetres below which dirt or a wide rim may make a tyre rub. */
const tightMm = 4;

/**
 * Compares a tyre with a frame or fork. A tyre grows by about 0.4 mm for each millimetre of rim beyond 25
 * (bike-part-planner).
 */
export const clearance: ProvidersFormula = (rule, pairing) => {
  const [room, width] = [numberIn(pairing.provided), numberIn(pairing.needed)];
  const provided = { key: 'clearance', side: 'provides', max: room } as const;
  const verdict = belowVerdict(pairing.needed, room);
  const [rim] = statementsOf(pairing.provider, 'rim-width', 'provides');
  const growth = 0.4 * Math.max(0, (rim?.max ?? 25) - 25);
  const spare = Math.max(0, Math.floor((room ?? 0) - (width ?? 0) - growth));
  const limit = verdict === 'fits' && spare < tightMm ? tightLimit(spare) : undefined;
  return { rule, pairing: { ...pairing, provided }, verdict, limit };
};

const tightLimit = (spare: number) =>
  `The tyre leaves ${String(spare)} mm of the room that the frame or fork allows. Check that it does not rub.`;

/** Length of valve that must stick out of the rim for a pump, in millimetres. */
const valveOutMm = 10;

export const valveLength: ProvidersFormula = (rule, pairing) => {
  const depth = numberIn(pairing.needed);
  const min = depth === undefined ? undefined : depth + valveOutMm;
  const needed = { key: 'valve-length', side: 'needs', min } as const;
  return { rule, pairing: { ...pairing, needed }, verdict: atMostVerdict(min, numberIn(pairing.provided)) };
};
