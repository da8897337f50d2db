import { interfaceOf, interfaces } from './interfaces.ts';
import { rules } from './rules.ts';
import type { FitPart, Interface, PartInterface } from './types.ts';

export { maxBikeNameCharacters, maxBikes } from '../numbers.ts';

/** Answers about a bike by interface key; null for "not sure". */
export type BikeInterfaces = Readonly<Record<string, string | number | null>>;

export interface Bike {
  readonly name: string;
  readonly interfaces: BikeInterfaces;
}

/** Id of a bike among parts. Product ids never contain a space. */
const bikeId = 'your bike';

/** Interfaces that a bike can state. */
export const bikeInterfaces: readonly Interface[] = interfaces.filter(
  ({ bikeSides }) => bikeSides !== undefined,
);

/**
 * Converts a bike into a part that provides and needs what it states. Unanswered questions, and answers that the table
 * no longer allows, become interfaces of unknown value.
 */
export function bikePart({ interfaces: answers }: Pick<Bike, 'interfaces'>): FitPart {
  return {
    id: bikeId,
    name: 'your bike',
    interfaces: bikeInterfaces.flatMap((definition) =>
      (definition.bikeSides ?? []).map((side) => ({
        key: definition.key,
        side,
        ...statedValue(definition, answers[definition.key] ?? null),
      })),
    ),
  };
}

/** Interfaces on which the answer of a bike is a maximum, and its minimum stays unknown. */
const upperBounds = new Set(rules.filter(({ op }) => op === 'within').map(({ key }) => key));

function statedValue(
  { key, values, range, bikeValues }: Interface,
  answer: string | number | null,
): Pick<PartInterface, 'values' | 'min' | 'max'> {
  if (answer === null) return {};
  if (values !== undefined) {
    const value = String(answer);
    return Object.hasOwn(values, value) ? { values: bikeValues?.[value] ?? [value] } : {};
  }
  const number = Number(answer);
  const isAllowed = range !== undefined && number >= range.min && number <= range.max;
  if (!isAllowed) return {};
  return upperBounds.has(key) ? { max: number } : { min: number, max: number };
}

/** True if a bike may answer `key` with `answer`. */
export function isBikeAnswer(key: string, answer: string | number | null): boolean {
  const definition = interfaceOf(key);
  if (definition?.bikeSides === undefined) return false;
  return answer === null || Object.keys(statedValue(definition, answer)).length > 0;
}
