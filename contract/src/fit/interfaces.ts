import { accessoryInterfaces } from './interfaces/accessories.ts';
import { brakeInterfaces } from './interfaces/brakes.ts';
import { cockpitInterfaces } from './interfaces/cockpit.ts';
import { crankInterfaces } from './interfaces/cranks.ts';
import { drivetrainInterfaces } from './interfaces/drivetrain.ts';
import { spokeInterfaces } from './interfaces/spokes.ts';
import { wheelInterfaces } from './interfaces/wheels.ts';
import type { BikeInterfaces, Interface, PartInterface } from './types.ts';

type StatedValue = Pick<PartInterface, 'values' | 'min' | 'max'>;

const table = [
  ...drivetrainInterfaces,
  ...crankInterfaces,
  ...wheelInterfaces,
  ...spokeInterfaces,
  ...brakeInterfaces,
  ...cockpitInterfaces,
  ...accessoryInterfaces,
] as const;

export type InterfaceKey = (typeof table)[number]['key'];

/** All interfaces in display order. */
export const interfaces: readonly Interface[] = table;

interface InterfaceGroup {
  readonly name: string;
  readonly interfaces: readonly Interface[];
}

export const interfaceGroups: readonly InterfaceGroup[] = [
  { name: 'Drivetrain', interfaces: [...drivetrainInterfaces, ...crankInterfaces] },
  { name: 'Wheels', interfaces: [...wheelInterfaces, ...spokeInterfaces] },
  { name: 'Brakes', interfaces: brakeInterfaces },
  { name: 'Cockpit and frame', interfaces: cockpitInterfaces },
  { name: 'Accessories and tools', interfaces: accessoryInterfaces },
];

const byKey = new Map(interfaces.map((each) => [each.key, each]));

export const interfaceOf = (key: string): Interface | undefined => byKey.get(key);

/**
 * Returns the allowed values with their labels, numbers first and in ascending order. Plain objects would list whole
 * numbers before decimals.
 */
export function labelledValues({
  values = {},
}: Interface): readonly (readonly [value: string, label: string])[] {
  const size = (value: string) => (Number.isFinite(Number(value)) ? Number(value) : Infinity);
  return Object.entries(values).toSorted(([one], [other]) =>
    size(one) === size(other) ? 0 : size(one) - size(other),
  );
}

/** Formats a choice or a number of an interface for people: `12 × 142`, `594 mm`. */
export function valueText(definition: Interface, value: string | number): string {
  const { values, unit } = definition;
  if (values !== undefined) return values[String(value)] ?? String(value);
  const number = numberText(definition, value);
  return unit === undefined ? number : `${number} ${unit}`;
}

/** Formats a number with at least the decimals that makers print: `27.0`, but `27.25`. */
export const numberText = ({ decimals = 0 }: Interface, value: string | number): string =>
  Number.isInteger(Number(value)) ? Number(value).toFixed(decimals) : String(value);

/** Formats a statement about an interface for people; empty if its value is unknown. */
export function statementText(definition: Interface, { values, min, max }: StatedValue): string {
  if (values !== undefined) return alternatives(values.map((value) => valueText(definition, value)));
  if (min !== undefined && max !== undefined)
    return min === max
      ? valueText(definition, min)
      : `${numberText(definition, min)} to ${valueText(definition, max)}`;
  if (max !== undefined) return `up to ${valueText(definition, max)}`;
  return min === undefined ? '' : `at least ${valueText(definition, min)}`;
}

/**
 * Joins texts that are alternatives: `140, 160 or 180`. Unlike `listed`, without a comma before `or`, because they stand
 * for one value within a sentence.
 */
export function alternatives(texts: readonly string[]): string {
  if (texts.length <= 2) return texts.join(' or ');
  return `${texts.slice(0, -1).join(', ')} or ${texts.at(-1) ?? ''}`;
}

/** Returns the allowed value that matches a text such as `12 X 142` or `hg-l2`, or null. */
export function matchingValue({ values = {} }: Interface, text: string): string | null {
  const wanted = comparableValue(text);
  const found = Object.entries(values).find(
    ([value, label]) => comparableValue(value) === wanted || comparableValue(label) === wanted,
  );
  return found?.[0] ?? null;
}

const comparableValue = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/[^a-z0-9./+]/gu, '');

/** Removes the explanation in brackets at the end of a label. */
export const withoutExplanation = (label: string): string => label.replace(/ \([^)]*\)$/u, '');

/** Names that stay capitalised in the middle of a sentence. */
const properNames =
  /^(?:Campagnolo|Dunlop|Eagle|Flattop|Formula|Hayes|Hope|Hyperglide|Italian|Magura|Micro Spline|Octalink|Pedalworks|Presta|Schrader|Sensah|Shimano|Tektro|Torx)/u;

/** Writes a label for the middle of a sentence: `six-bolt`, but `Micro Spline`. */
export const inSentence = (label: string) =>
  /^[A-Z][a-z]/u.test(label) && !properNames.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

/** Returns the values of parts that go with one value of a bike, such as both headsets for one bore. */
export const acceptedValues = ({ bikeValues }: Interface, value: string): readonly string[] =>
  bikeValues?.[value] ?? [value];

/** Returns the value that a bike states about an interface; empty if it states none. */
export function statedValue(key: string, answers: BikeInterfaces): StatedValue {
  const definition = interfaceOf(key);
  return definition === undefined ? {} : answerValue(definition, answers[key] ?? null);
}

/** Converts an answer into the value of a statement; empty if the table does not allow the answer. */
export function answerValue(definition: Interface, answer: string | number | null): StatedValue {
  if (answer === null) return {};
  const { values, range, isUpperBound } = definition;
  if (values !== undefined) {
    const value = String(answer);
    return Object.hasOwn(values, value) ? { values: acceptedValues(definition, value) } : {};
  }
  const number = Number(answer);
  if (range === undefined || !(number >= range.min && number <= range.max)) return {};
  return isUpperBound === true ? { min: range.min, max: number } : { min: number, max: number };
}
