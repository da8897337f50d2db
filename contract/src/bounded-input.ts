import { ArraySchema, MixedSchema, ObjectSchema, Schema, type ISchema } from 'yup';

/** UTF-16 units kept of a text whose field declares no maximum length. No pattern of this contract matches so many. */
const maxUnits = 2500;

/**
 * Cuts a request value down to what its schema can accept and one character or item more, so that the schema's own length
 * test refuses it. yup itself transforms and tests every character and every item before it tests lengths.
 *
 * Only declared fields are kept. yup looks fields up by plain names, so `constructor` or `__proto__` would find what every
 * object inherits.
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

/** An object instead of a text or a number. A field may read a part of it, such as an order's id. */
function scalarsOf(value: object): object {
  const scalars = Object.entries(value).filter(
    ([name, part]) => typeof part !== 'object' && !(name in Object.prototype),
  );
  return Object.fromEntries(
    scalars.map(([name, part]) => [
      name,
      typeof part === 'string' ? part.slice(0, maxUnits) : (part as unknown),
    ]),
  );
}

/** A declared length counts characters, each of at most two UTF-16 units. */
function maxUnitsOf(schema: ISchema<unknown>): number {
  const declared = schema instanceof Schema ? schema.meta()?.jsonSchema?.['maxLength'] : undefined;
  return typeof declared === 'number' && declared > 0 ? declared * 2 + 1 : maxUnits;
}
