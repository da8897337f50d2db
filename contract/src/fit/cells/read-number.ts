import type { Interface, PartInterface } from '../types.ts';
import { converted, unitNames } from './units.ts';

type Bounds = Pick<PartInterface, 'min' | 'max'>;

interface Quantity {
  readonly number: number;
  /** Empty if the text states none. */
  readonly unit: string;
}

const onlyMax = /^(?:up to|at most|max(?:imum|\.)?|≤|<=) ?/u;
const onlyMin = /^(?:at least|min(?:imum|\.)?|≥|>=) ?/u;
const betweenBounds = / ?- ?(?=\d)| to | and /u;

/** Largest relative difference between two units of one measure, which are rounded. */
const maxRounding = 0.03;

/**
 * Reads a number or a range, such as `28.6`, `up to 6 bar` or `22,2 to 31,8 mm`, in the unit of an interface.
 *
 * @returns a message if the unit does not measure the interface; null if the text is no number
 */
export function readNumber(definition: Interface, text: string): Bounds | string | null {
  const [, stated = text, again] = /^([^()]+)\(([^()]+)\)$/u.exec(text.trim()) ?? [];
  const bounds = readBounds(definition, stated);
  if (again === undefined || bounds === null || typeof bounds === 'string') return bounds;
  const repeated = readBounds(definition, again);
  if (repeated === null || typeof repeated === 'string') return repeated;
  return isSameMeasure(bounds, repeated) ? bounds : null;
}

/** Compares `up to 60 psi` with the other unit of `up to 60 psi (4.1 bar)`. */
const isSameMeasure = (one: Bounds, other: Bounds): boolean =>
  (['min', 'max'] as const).every((bound) => {
    const [a, b] = [one[bound], other[bound]];
    return a === undefined || b === undefined || Math.abs(a - b) <= Math.max(a, b) * maxRounding;
  });

function readBounds(definition: Interface, text: string): Bounds | string | null {
  const spelled = spelledOut(text);
  const isOneBound = onlyMax.test(spelled) || onlyMin.test(spelled);
  const quantities = spelled.replace(onlyMax, '').replace(onlyMin, '').split(betweenBounds).map(quantityIn);
  const known = withSharedUnit(quantities.filter((each) => each !== null));
  if (known.length < quantities.length || known.length > (isOneBound ? 1 : 2)) return null;
  const numbers = known.map(({ number, unit }) => converted(number, unit, definition));
  const unread = known[numbers.indexOf(null)];
  if (unread !== undefined)
    return `${definition.name}: write ${unitNames(definition)} instead of “${unread.unit}”`;
  const [min = 0, max = min] = numbers.filter((number) => number !== null);
  if (onlyMax.test(spelled)) return { max };
  return onlyMin.test(spelled) ? { min } : { min, max };
}

function quantityIn(text: string): Quantity | null {
  const [, number, unit = ''] =
    /^((?:\d+ )?\d{1,2}\/(?:2|4|8|16|32)|\d+(?:[.,]\d+)?)( ?[^\d,;/ ][^\d,;]*)?$/u.exec(text) ?? [];
  if (number === undefined) return null;
  // Only inches are stated as fractions.
  return { number: numberOf(number), unit: unit.trim() || (number.includes('/') ? 'in' : '') };
}

/** Gives both ends of a range the unit that only one of them states. */
const withSharedUnit = (quantities: readonly Quantity[]): readonly Quantity[] =>
  quantities.map(({ number, unit }) => ({
    number,
    unit: unit || (quantities.find((other) => other.unit !== '')?.unit ?? ''),
  }));

function numberOf(text: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(text) ?? [];
  if (over === undefined) return Number(text.replace(',', '.'));
  return Number(whole) + Number(over) / Number(under);
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[–−‐]/gu, '-'],
  [/[⌀ø] ?/gu, ''],
  [/(\d)-(?=\d\/\d)/gu, '$1 '],
  [/⅛/gu, ' 1/8'],
  [/¼/gu, ' 1/4'],
  [/⅜/gu, ' 3/8'],
  [/½/gu, ' 1/2'],
  [/\s+/gu, ' '],
];

const spelledOut = (text: string): string =>
  spellings.reduce((result, [from, to]) => result.replace(from, to), text.toLowerCase()).trim();
