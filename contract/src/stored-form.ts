import {
  array,
  boolean,
  number,
  object,
  string,
  type AnyObject,
  type ObjectSchema,
  type Schema,
  type SchemaDescription,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
} from 'yup';

/**
 * Derives the schema of a stored object from that of the request which saves it: the same fields and choices, and no empty
 * text where the request requires one. Other checks and conversions are left out, because a stored value may be older.
 */
export function storedForm<T extends AnyObject>(request: ObjectSchema<T>): ObjectSchema<T> {
  const fields = Object.entries(request.describe().fields);
  return object(
    Object.fromEntries(fields.map(([name, field]) => [name, storedField(field)])),
  ) as unknown as ObjectSchema<T>;
}

/** A field with a default value is always stored. */
function storedField(field: SchemaFieldDescription): Schema {
  const { optional, default: defaultValue, tests } = field as SchemaDescription;
  const plain = plainField(field as SchemaDescription);
  if (tests.some(({ name }) => name === 'required')) return plain.required();
  return optional && defaultValue === undefined ? plain.optional() : plain.defined();
}

function plainField(field: SchemaDescription) {
  const { type, oneOf } = field;
  switch (type) {
    case 'array':
      return array(storedField((field as SchemaInnerTypeDescription).innerType as SchemaFieldDescription));
    case 'boolean':
      return boolean();
    case 'number':
      return number();
    case 'string':
      return oneOf.length > 0 ? string().oneOf(oneOf as string[]) : string();
    default:
      throw new TypeError(`The stored form of ${type} must be declared.`);
  }
}
