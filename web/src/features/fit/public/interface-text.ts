import {
  interfaceOf,
  isCount,
  statementText,
  type Interface,
  type PartInterface,
} from '@pedalworks/contract/fit-questions';
import type { NumberKind } from '@pedalworks/contract/numbers';

/** Formats an interface of a part: `Rear axle: needs 12 × 142`. */
export function interfaceText(stated: PartInterface): string {
  const definition = interfaceOf(stated.key);
  if (definition === undefined) return stated.key;
  const value = statementText(definition, stated);
  const place = stated.place === undefined ? '' : ` (${stated.place})`;
  return `${definition.name}${place}: ${stated.side} ${value === '' ? 'an unknown value' : value}`;
}

/** Returns the numbers that an interface allows. Teeth and holes are counted. */
export function numberKindOf(definition: Interface): NumberKind {
  const { min, max } = definition.range ?? { min: 0, max: 999 };
  const isWhole = isCount(definition);
  const number = isWhole ? 'a whole number' : 'a number';
  return { range: `${number} from ${String(min)} to ${String(max)}`, min, max, decimals: isWhole ? 0 : 3 };
}
