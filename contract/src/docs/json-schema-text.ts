import type { JsonSchema } from '../fields.ts';

export interface Field {
  readonly name: string;
  readonly note?: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const { properties, items, required = [] } = schema as Shape;
  if (items !== undefined) return fieldsOf(items, prefix);
  return Object.entries(properties ?? {}).flatMap(([name, field]) => [
    { name: prefix + name, required: required.includes(name), schema: field },
    ...fieldsOf(field, `${prefix}${name}.`),
  ]);
}

export function typeOf(schema: JsonSchema): string {
  const { anyOf, enum: values, type, minimum, maximum, maxLength, pattern, items } = schema as Shape;
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ');
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' or ');
  const limits = [
    minimum === undefined ? '' : `from ${String(minimum)}`,
    maximum === undefined ? '' : `to ${String(maximum)}`,
    maxLength === undefined ? '' : `at most ${String(maxLength)} characters`,
    pattern === undefined || pattern.length > 60 ? '' : `matching ${pattern}`,
  ].filter((limit) => limit !== '');
  const name = type === undefined ? 'anything' : [type].flat().join(' or ');
  return [name, items === undefined ? '' : `of ${typeOf(items)}`, ...limits]
    .filter((part) => part !== '')
    .join(' ');
}

interface Shape {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}
