import { ArraySchema, MixedSchema, ObjectSchema, Schema, type ISchema } from 'yup';

/** Length limit for text fields without a limit of their own, in UTF-16 units. */
const maxUnits = 2500;

/**
 * Truncates an overlong request value to just above its schema's limit. The schema still rejects the value, but
 * quickly: without truncation, yup transforms and tests every character and item before it checks lengths. Also drops
 * undeclared fields, because yup would resolve names such as `constructor` to inherited members.
 */
export function boundedInput(schema: ISchema<unknown>, value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, maxUnitsOf(schema));
  if (typeof value !== 'object' || value === null || schema instanceof MixedSchema) return value;
  if (Array.isArray(value)) return schema instanceof ArraySchema ? boundedItems(schema as List, value) : [];
  return schema instanceof ObjectSchema ? boundedFields(schema.fields as Fields, value) : scalarsOf(value);
}

type List = ArraySchema<unknown[], object>;
type Fields = Readonly<Record<string, ISchema<unknown>>>;

function boundedItems({ innerType, tests }: List, items: readonly unknown[]): unknown[] {
  const maxItems = tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.['max'];
  if (innerType === undefined || typeof maxItems !== 'number')
    throw new TypeError('A list in a request must declare its items and its maximum length.');
  return items.slice(0, maxItems + 1).map((item) => boundedInput(innerType, item));
}

function boundedFields(fields: Fields, value: object): object {
  const sent = value as Readonly<Record<string, unknown>>;
  const names = Object.entries(fields).filter(([name]) => Object.hasOwn(sent, name));
  return Object.fromEntries(names.map(([name, field]) => [name, boundedInput(field, sent[name])]));
}

/** More than the fields of an order. */
const maxScalars = 100;

/** Returns the first scalar fields of an object that was sent instead of a scalar, such as an order instead of its id. */
function scalarsOf(value: object): object {
  const scalars = Object.entries(value)
    .filter(([name, part]) => typeof part !== 'object' && !(name in Object.prototype))
    .slice(0, maxScalars);
  return Object.fromEntries(
    scalars.map(([name, part]) => [
      name,
      typeof part === 'string' ? part.slice(0, maxUnits) : (part as unknown),
    ]),
  );
}

/** Returns the length limit in UTF-16 units: twice the declared limit, because a character takes up to two units. */
function maxUnitsOf(schema: ISchema<unknown>): number {
  const declared = schema instanceof Schema ? schema.meta()?.jsonSchema?.['maxLength'] : undefined;
  return typeof declared === 'number' && declared > 0 ? declared * 2 + 1 : maxUnits;
}
