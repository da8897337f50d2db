import {
  bikeInterfaces,
  interfaceOf,
  valueText,
  type BikeInterfaces,
  type Verdict,
} from '@pedalworks/contract/fit';
import type { FitReport } from '@pedalworks/contract';
import { fitLabels } from '../../fit/public/fit-labels.ts';

const deleted = 'a deleted part';

export const partOf = ({ a }: FitReport): string => a?.name ?? deleted;

/** Returns the name of the other part, or of the bike. */
export function otherOf({ b, bike }: FitReport): string {
  if (b !== null) return b.name;
  return bike === null ? deleted : bike.name;
}

export const verdictText = (verdict: Verdict | null): string =>
  verdict === null ? 'Part deleted' : verdict === 'unrelated' ? 'Unrelated' : fitLabels[verdict];

/** Returns the answers about a bike as names and values, in the order of the table. */
export function answersOf(answers: BikeInterfaces = {}): readonly (readonly [name: string, value: string])[] {
  return bikeInterfaces.flatMap(({ key }) => {
    const [definition, answer] = [interfaceOf(key), answers[key]];
    if (definition === undefined || answer === undefined || answer === null) return [];
    return [[definition.name, valueText(definition, answer)] as const];
  });
}
