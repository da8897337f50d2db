import { matchingValue } from '../interfaces.ts';
import type { PartKindKey } from '../kinds.ts';
import { plainText } from '../proposals/spec-text.ts';
import type { Interface, Side } from '../types.ts';
import { choiceReaders } from './choice-readers.ts';
import { readNumber } from './read-number.ts';

/** Interface whose value a cell states, and the part if it is known. */
export interface StatedCell {
  readonly definition: Interface;
  readonly side: Side;
  readonly kind?: PartKindKey | null | undefined;
}

/** Reads choices such as `HG-L2, HG-L` or `11/12`. Keeps unknown ones; null if one is empty. */
export function readChoices(cell: StatedCell, text: string): readonly string[] | null {
  const whole = knownChoices(cell, text.replace(/(\d),(?=\d)/gu, '$1.'));
  if (whole !== null) return whole;
  const choices = listedIn(text)?.flatMap((choice) => knownChoices(cell, choice) ?? [choice]);
  return choices === undefined ? null : [...new Set(choices)];
}

/** Splits a list; null if one item is empty. */
export function listedIn(text: string): readonly string[] | null {
  const items = text.split(/[,;]/u).map((item) => item.trim());
  return items.includes('') ? null : items;
}

function knownChoices(cell: StatedCell, text: string): readonly string[] | null {
  const value = matchingValue(cell.definition, text) ?? measuredChoice(cell.definition, text);
  return value === null ? wordedChoices(cell, plainText(text.replace(/\binch(?:es)?\b/giu, 'in'))) : [value];
}

/** Largest difference to a nominal size in millimetres: 1 1/8 in are 28.575 mm. */
const nominalMm = 0.06;

/** Returns the size that a measure such as `31,8 mm` or `1 1/8` states. */
function measuredChoice({ values = {}, ...definition }: Interface, text: string): string | null {
  const measure = readNumber({ ...definition, unit: 'mm' }, text);
  if (measure === null || typeof measure === 'string') return null;
  const { min = NaN, max } = measure;
  if (min !== max) return null;
  const found = Object.entries(values).find(
    ([value, label]) => / mm\b/u.test(label) && Math.abs(Number(value) - min) <= nominalMm,
  );
  return found?.[0] ?? null;
}

function wordedChoices({ definition, side, kind }: StatedCell, text: string): readonly string[] | null {
  const { key, values = {} } = definition;
  const reader =
    choiceReaders[`${kind ?? ''} ${key}`] ?? choiceReaders[`${side} ${key}`] ?? choiceReaders[key];
  if (reader === undefined || !hasOnly(reader.words, text)) return null;
  const read = reader.read(text)?.values ?? [];
  return read.length > 0 && read.every((value) => Object.hasOwn(values, value)) ? read : null;
}

/** True if a text has no words but the given ones. Others, such as “not”, could change the meaning. */
function hasOnly(words: string, text: string): boolean {
  const others = text
    .toLowerCase()
    .replace(/-/gu, ' ')
    .replace(new RegExp(`\\b(?:${words})\\b`, 'gu'), ' ');
  return others.replace(/\b(?:mm|in|and|or|x)\b|(?<=\d)x(?=\d)|[\d\s()./+&⌀]/gu, '') === '';
}
