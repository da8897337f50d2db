import { barPerPsi } from '../limits.ts';
import type { Interface } from '../types.ts';

interface Unit {
  /** Factors of the units that are converted, by their spelling without spaces and dots. */
  readonly factors: Readonly<Record<string, number>>;
  /** Names of the units, for messages. */
  readonly names: string;
  /** Decimals of a converted number. */
  readonly decimals: number;
}

const psiPerBar = 1 / barPerPsi;
const [nmPerPoundInch, nmPerPoundFoot, nmPerKilogramCentimetre] = [0.112985, 1.355818, 0.0980665];

const units: Readonly<Record<NonNullable<Interface['unit']>, Unit>> = {
  mm: {
    factors: { mm: 1, cm: 10, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, '″': 25.4, '”': 25.4 },
    names: 'mm, cm or in',
    decimals: 3,
  },
  psi: {
    factors: { psi: 1, bar: psiPerBar, bars: psiPerBar, kpa: psiPerBar / 100, mpa: psiPerBar * 10 },
    names: 'psi, bar or kPa',
    decimals: 1,
  },
  Nm: {
    factors: {
      nm: 1,
      newtonmetres: 1,
      ncm: 0.01,
      ...ofBoth(['in', 'inch'], ['lb', 'lbs', 'lbf'], nmPerPoundInch),
      ...ofBoth(['ft', 'foot'], ['lb', 'lbs', 'lbf'], nmPerPoundFoot),
      ...ofBoth(['cm'], ['kg', 'kgf'], nmPerKilogramCentimetre),
    },
    names: 'Nm, kgf·cm or in·lb',
    decimals: 1,
  },
  teeth: { factors: { t: 1, tooth: 1, teeth: 1 }, names: 'teeth', decimals: 0 },
  holes: { factors: { h: 1, hole: 1, holes: 1, spokes: 1 }, names: 'holes', decimals: 0 },
};

/** Spells a product of two units in both orders: `inlb` and `lbin`. */
function ofBoth(lengths: readonly string[], forces: readonly string[], factor: number) {
  return Object.fromEntries(
    lengths.flatMap((length) =>
      forces.flatMap((force) => [
        [length + force, factor],
        [force + length, factor],
      ]),
    ),
  );
}

/** Converts a number to the unit of an interface; null if the unit does not measure it. */
export function converted(number: number, from: string, { unit }: Interface): number | null {
  if (from === '') return number;
  const { factors, decimals } = unit === undefined ? { factors: {}, decimals: 0 } : units[unit];
  const factor = new Map(Object.entries(factors)).get(from.toLowerCase().replace(/[\s.*·⋅-]/gu, ''));
  if (factor === undefined) return null;
  return factor === 1 ? number : Number((number * factor).toFixed(decimals));
}

/** Names the units in which an interface may be stated: `psi, bar or kPa`. */
export const unitNames = ({ unit }: Interface): string =>
  unit === undefined ? 'no unit' : units[unit].names;

/** True if only whole numbers make sense, because the interface counts. */
export const isCount = ({ unit }: Pick<Interface, 'unit'>): boolean => unit === 'teeth' || unit === 'holes';
