import { interfaceOf, statementText, type PartInterface } from '@pedalworks/contract/fit';

/** Formats an interface of a part: `Rear axle: needs 12 × 142`. */
export function interfaceText(stated: PartInterface): string {
  const definition = interfaceOf(stated.key);
  if (definition === undefined) return stated.key;
  const value = statementText(definition, stated);
  const place = stated.place === undefined ? '' : ` (${stated.place})`;
  return `${definition.name}${place}: ${stated.side} ${value === '' ? 'an unknown value' : value}`;
}
