import {
  alternatives,
  inSentence,
  interfaceOf,
  statementText,
  valueText,
  withoutExplanation,
} from '../interfaces.ts';
import type { PartInterface } from '../types.ts';
import { valueWords } from './value-words.ts';

/** Puts the value of a statement into words for the middle of a sentence; empty if it is unknown. */
export function wordsOf(statement: PartInterface): string {
  const { key, values, min, max } = statement;
  const definition = interfaceOf(key);
  if (definition === undefined) return '';
  if (values !== undefined)
    return alternativesIn(
      values.map((value) => valueWords[key]?.[value] ?? shortLabel(valueText(definition, value))),
    );
  const isUpperBound = definition.isUpperBound === true && min === definition.range?.min;
  return statementText(definition, isUpperBound ? { max } : { min, max });
}

/** Puts the value of a statement into words with all that its label says. */
export function fullWordsOf(statement: PartInterface): string {
  const definition = interfaceOf(statement.key);
  if (definition === undefined || statement.values === undefined) return wordsOf(statement);
  return alternativesIn(statement.values.map((value) => inSentence(valueText(definition, value))));
}

/** Shortens a label: removes its explanation, which is in brackets, and adds the unit of an axle. */
const shortLabel = (label: string): string =>
  inSentence(withoutExplanation(label).replace(/^(BSA|T47|Italian), /u, '$1 ')).replace(
    /^\d+ × \d+$/u,
    '$& mm',
  );

const alternativesIn = (texts: readonly string[]): string => alternatives(withoutUnits([...new Set(texts)]));

/** Writes the unit once: `140 or 160 mm`. */
const withoutUnits = (texts: readonly string[]): readonly string[] =>
  texts.every((text) => /^[\d.]+ mm$/u.test(text))
    ? texts.map((text, index) => (index < texts.length - 1 ? text.replace(' mm', '') : text))
    : texts;
