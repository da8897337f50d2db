import { tyreLimits, type Limits } from './formulas/number-tables.ts';
import { isHookless, mayBeHookless } from './formulas/rim-walls.ts';
import { hasRim } from './kind-facts.ts';
import { bikeAndPart, statementsOf } from './statements.ts';
import type { FitPart, PartInterface } from './types.ts';

/** Largest pressure of rims without hooks, in psi (ETRTO: 5 bar). */
const hooklessPsi = 72.5;

/** Returns sentences about both parts that restrict every verdict: the lowest pressure, and the torque of each bolt. */
export function limitsOf(a: FitPart, b: FitPart): readonly string[] {
  return [pressureLimits, rimLimits, forkLimits, cableLimits, torquesOf].flatMap((limits) => limits(a, b));
}

export const barPerPsi = 0.0689476;

function pressureLimits(a: FitPart, b: FitPart): readonly string[] {
  const psi = pressureOf(a, b);
  if (psi === null) return [];
  const rim = [a, b].some(isRimOpen) ? ', and never more than is printed on the rim' : '';
  return [`Inflate to at most ${pressureText(psi)}${rim}.`];
}

/** True if the rim of a part may have no hooks, and its pressure is unknown. */
const isRimOpen = (part: FitPart): boolean =>
  mayBeHookless(part) && statementsOf(part, 'pressure')[0]?.max === undefined;

const pressureText = (psi: number): string => `${String(psi)} psi (${(psi * barPerPsi).toFixed(1)} bar)`;

/** Returns what a new rim or wheel demands of the tyre on a bike, about which the bike says nothing. */
function rimLimits(a: FitPart, b: FitPart): readonly string[] {
  const { bike, part } = bikeAndPart(a, b) ?? {};
  if (bike === undefined || part === undefined || !hasRim(part)) return [];
  const [width] = statementsOf(part, 'rim-width', 'provides');
  if (width?.max === undefined || width.min !== width.max) return [];
  const limits = tyreLimits(width.max, isHookless(part));
  const psi = statementsOf(part, 'pressure')[0]?.max;
  const most = psi === undefined ? '' : `, at most ${pressureText(psi)}`;
  return [
    ...(limits === null ? [] : [tyresText(limits, bike)]),
    ...(isHookless(part) ? [`Only for tubeless tyres that are approved for hookless rims${most}.`] : []),
  ];
}

/** Names the widths of tyres for a rim, which the room of the bike may limit. */
function tyresText({ from, to }: Limits, bike: FitPart): string {
  const room = statementsOf(bike, 'clearance', 'provides')[0]?.max ?? Infinity;
  const most = Math.min(room, to);
  const why = room < to ? ', the widest that your bike has room for' : '';
  const widths = from === most ? '' : `${String(from)} to `;
  return `For tyres of ${widths}${String(most)} mm${why}.`;
}

/** Returns what a new fork demands of the wheel on a bike. */
function forkLimits(a: FitPart, b: FitPart): readonly string[] {
  const { part } = bikeAndPart(a, b) ?? {};
  if (part?.kind !== 'fork') return [];
  const room = statementsOf(part, 'clearance', 'provides')[0]?.max;
  const isThread = statementsOf(part, 'axle-thread', 'provides').some(({ values }) => values !== undefined);
  return [
    ...(room === undefined
      ? []
      : [`For tyres of up to ${String(room)} mm. Compare that with the width printed on your front tyre.`]),
    ...(isThread
      ? []
      : ['We have not stated which front axle screws into this fork. Ask us whether yours does.']),
  ];
}

/** Ends of brake wires, by the shape of the handlebar. Parts do not state them. */
const cableEnds: Readonly<Record<string, string>> = {
  drop: 'a pear-shaped end, for the levers of drop bars',
  flat: 'an end like a small barrel, for the levers of flat bars',
};

function cableLimits(a: FitPart, b: FitPart): readonly string[] {
  const { bike, part } = bikeAndPart(a, b) ?? {};
  if (bike === undefined || part?.kind !== 'brake-cable') return [];
  const [shape] = statementsOf(bike, 'bar-shape', 'provides');
  const end = cableEnds[shape?.values?.[0] ?? ''] ?? 'the end that your brake levers take';
  return [`The wires need ${end}. Compare them with your old ones.`];
}

/** Returns the lowest maximum of a rim and a tyre; null unless both state one or the rim may have no hooks. */
function pressureOf(a: FitPart, b: FitPart): number | null {
  const [one, other] = [maxOf(a), maxOf(b)];
  if (one !== undefined && other !== undefined) return Math.min(one, other);
  if (one !== undefined && isRimOpen(b)) return one;
  return other !== undefined && isRimOpen(a) ? other : null;
}

function maxOf(part: FitPart): number | undefined {
  const stated = statementsOf(part, 'pressure')[0]?.max;
  return isHookless(part) ? Math.min(stated ?? hooklessPsi, hooklessPsi) : stated;
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
