import { bikeId } from './bike-id.ts';
import { completedAnswers } from './bike-implications.ts';
import { interfaceOf, interfaces, type InterfaceKey } from './interfaces.ts';
import { rules } from './rules.ts';
import type { BikeInterfaces, FitPart, Interface, PartInterface } from './types.ts';

export { maxBikeNameCharacters, maxBikes } from '../numbers.ts';

export interface Bike {
  /** UUID made by the browser; absent for bikes that were stored without one. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Answers for both ends of the bike. */
  readonly interfaces: BikeInterfaces;
  /** Answers for the rear end that differ from the front. */
  readonly rear?: BikeInterfaces | undefined;
}

/** Interfaces that a bike can state. */
export const bikeInterfaces: readonly Interface[] = interfaces.filter(
  ({ bikeSides }) => bikeSides !== undefined,
);

/** Interfaces that differ between the two ends of some bikes. */
export const twoEndedKeys: readonly string[] = [
  ...['rotor-size', 'rotor-hub', 'caliper-mount', 'clearance', 'bead-seat', 'rim-width', 'rim-wall'],
  ...['rim-depth', 'tubeless', 'axle-thread'],
];

/** Interfaces to ask about first, each chosen because it decides the most open verdicts (bike-coverage.ts). */
export const bikeQuestions = [
  'rotor-size',
  'speeds',
  'ring-mount',
  'bar-clamp',
  'bar-shape',
  'axle-front',
  'rotor-hub',
  'bead-seat',
  'steerer',
] as const satisfies readonly InterfaceKey[];
export type BikeQuestion = (typeof bikeQuestions)[number];

/**
 * Converts a bike into a part that provides and needs what it states. Unanswered questions, and answers that the table
 * no longer allows, become interfaces of unknown value, unless they follow from other answers.
 */
export function bikePart({ interfaces: stated }: Pick<Bike, 'interfaces'>): FitPart {
  const answers = completedAnswers(stated);
  return {
    id: bikeId,
    name: 'your bike',
    interfaces: bikeInterfaces.flatMap((definition) =>
      (definition.bikeSides ?? []).map((side) => ({
        key: definition.key,
        side,
        ...(definition.key === 'chainline' && chainlineOf(answers)),
        ...statedValue(definition, answers[definition.key] ?? null),
      })),
    ),
  };
}

/** Chainlines in millimetres that suit a rear axle. Boost frames are made for 52 or for 55 mm. */
const chainlines: Readonly<Record<string, Pick<PartInterface, 'min' | 'max'>>> = {
  '10x130': { min: 43.5, max: 45 },
  '12x142': { min: 48, max: 50 },
  '12x148': { min: 51, max: 55 },
};

const chainlineOf = (answers: BikeInterfaces) => chainlines[String(answers['axle-rear'] ?? '')] ?? {};

/** Interfaces for which a bike's answer is a maximum. The minimum stays unknown. */
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

/** Removes answers that the table no longer allows, because the API rejects them. */
export function withKnownAnswers({ interfaces: stated, rear, ...bike }: Bike): Bike {
  const known = (answers: BikeInterfaces) =>
    Object.fromEntries(Object.entries(answers).filter(([key, answer]) => isBikeAnswer(key, answer)));
  return { ...bike, interfaces: known(stated), ...(rear !== undefined && { rear: known(rear) }) };
}

/** Returns the interface of a bike on which a rule depends, such as the rim depth for the length of a valve. */
export function bikeInterfaceOf(ruleKey: string): Interface | undefined {
  const { compares = [ruleKey] } = rules.find(({ key }) => key === ruleKey) ?? {};
  return bikeInterfaces.find(({ key }) => compares.includes(key));
}
