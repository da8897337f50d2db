import { statementsOf } from './statements.ts';
import type { FitPart, PartInterface } from './types.ts';

/** Largest pressure of rims without hooks, in psi (ETRTO: 5 bar). */
const hooklessPsi = 72.5;

/** Returns sentences about both parts that restrict every verdict: the lowest pressure, and the torque of each bolt. */
export function limitsOf(a: FitPart, b: FitPart): readonly string[] {
  const psi = pressureOf(a, b);
  return [
    ...(psi === null ? [] : [`Inflate to at most ${String(psi)} psi (${(psi * barPerPsi).toFixed(1)} bar).`]),
    ...torquesOf(a, b),
  ];
}

export const barPerPsi = 0.0689476;

/** Returns the lowest maximum of a rim and a tyre; null unless both state one. */
function pressureOf(a: FitPart, b: FitPart): number | null {
  const [one, other] = [maxOf(a), maxOf(b)];
  return one === undefined || other === undefined ? null : Math.min(one, other);
}

function maxOf(part: FitPart): number | undefined {
  const stated = statementsOf(part, 'pressure')[0]?.max;
  const [walls] = statementsOf(part, 'rim-wall', 'provides');
  const isHookless = walls?.values?.every((value) => value === 'TSS') === true;
  return isHookless ? Math.min(stated ?? hooklessPsi, hooklessPsi) : stated;
}

/** Names of bolts by their place. */
const bolts: Readonly<Record<string, string>> = {
  lockring: 'Lockring',
  'rotor-bolt': 'Rotor bolts',
  'chainring-bolt': 'Chainring bolts',
  'adapter-bolt': 'Adapter bolts',
  'stem-bolt': 'Stem bolts',
  'clamp-bolt': 'Seat clamp',
  'crank-bolt': 'Crank bolt',
  pedal: 'Pedals',
  axle: 'Axle',
};

/** Returns a limit for each bolt, the lower one of both parts; none unless both state a torque. */
function torquesOf(a: FitPart, b: FitPart): readonly string[] {
  const [inA, inB] = [a, b].map((part) => statementsOf(part, 'torque'));
  if (inA === undefined || inB === undefined || inA.length === 0 || inB.length === 0) return [];
  const limits = new Map<string, number>();
  for (const { place = '', max } of [...inA, ...inB].toSorted(byPlace))
    if (max !== undefined) limits.set(place, Math.min(max, limits.get(place) ?? Infinity));
  return [...limits].map(
    ([place, max]) => `${bolts[place] ?? 'Bolts'}: tighten to at most ${String(max)} Nm.`,
  );
}

const byPlace = ({ place: one = '' }: PartInterface, { place: other = '' }: PartInterface): number =>
  one < other ? -1 : Number(one > other);
