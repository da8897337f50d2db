import { twoEndedKeys, type BikeAnswers } from './bike-components.ts';
import { answerValue, interfaceOf, interfaces, type InterfaceKey } from './interfaces.ts';
import { rules } from './rules.ts';
import type { BikeInterfaces, Interface } from './types.ts';

export { maxBikeNameCharacters, maxBikes } from '../numbers.ts';

export interface Bike extends BikeAnswers {
  /** UUID made by the browser; absent for bikes that were stored without one. */
  readonly id?: string | undefined;
  readonly name: string;
}

/** Interfaces that a bike can state. */
export const bikeInterfaces: readonly Interface[] = interfaces.filter(
  ({ bikeSides }) => bikeSides !== undefined,
);

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

/** True if a bike may answer `key` with `answer`. */
export function isBikeAnswer(key: string, answer: string | number | null): boolean {
  const definition = interfaceOf(key);
  if (definition?.bikeSides === undefined) return false;
  return answer === null || Object.keys(answerValue(definition, answer)).length > 0;
}

/** Removes answers that the table no longer allows, because the API rejects them. */
export function withKnownAnswers({ interfaces: stated, rear, ...bike }: Bike): Bike {
  const known = (answers: BikeInterfaces) =>
    Object.fromEntries(Object.entries(answers).filter(([key, answer]) => isBikeAnswer(key, answer)));
  const atRear = Object.entries(known(rear ?? {})).filter(([key]) => twoEndedKeys.includes(key));
  return {
    ...bike,
    interfaces: known(stated),
    ...(atRear.length > 0 && { rear: Object.fromEntries(atRear) }),
  };
}

/** Returns the interface of a bike on which a rule depends, such as the rim depth for the length of a valve. */
export function bikeInterfaceOf(ruleKey: string): Interface | undefined {
  const { compares = [ruleKey] } = rules.find(({ key }) => key === ruleKey) ?? {};
  return bikeInterfaces.find(({ key }) => compares.includes(key));
}
