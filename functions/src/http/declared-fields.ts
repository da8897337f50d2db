import { ArraySchema, ObjectSchema, type ISchema } from 'yup';
import { isMap } from '../model/stored-fields.ts';
import { mapList, type List } from '../shared/list.ts';

/**
 * Copies a response without the fields that the contract does not declare, at any depth. Responses are made from stored
 * documents, so that visitors and customers would otherwise receive a new field of a document.
 */
export function declaredFields(schema: ISchema<unknown> | undefined, value: unknown): unknown {
  if (schema instanceof ArraySchema && Array.isArray(value)) {
    const item = schema.innerType as ISchema<unknown> | undefined;
    return value.map((each) => declaredFields(item, each));
  }
  if (!(schema instanceof ObjectSchema) || !isMap(value)) return value;
  const fields = schema.fields as Readonly<Record<string, ISchema<unknown>>>;
  // An object of any fields, such as the values before a change in the audit log.
  if (Object.keys(fields).length === 0) return value;
  const declared: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value))
    if (Object.hasOwn(fields, name))
      declared[name] = typeof each === 'object' ? declaredFields(fields[name], each) : each;
  return declared;
}

/** Removes undeclared fields from the items of a list. */
export function declaredItems(schema: ISchema<unknown> | undefined, list: List<unknown>): List<unknown> {
  return mapList(list, (items) => declaredFields(schema, items) as readonly unknown[]);
}
