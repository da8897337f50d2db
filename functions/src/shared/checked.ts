import { ApiError, boundedInput, type Issue } from '@pedalworks/contract';
import { ObjectSchema, ValidationError, type ISchema } from 'yup';

const maxIssues = 100;

export interface Context {
  readonly isSignedIn?: boolean;
}

/**
 * Validates a value with a schema of the contract.
 *
 * @throws ApiError `request/invalid` naming up to {@link maxIssues} fields
 */
export async function checked<T>(schema: ISchema<T>, value: unknown, context: Context = {}): Promise<T> {
  const unknown = unknownFields(schema, value);
  if (unknown.length > 0) throw new ApiError('request/invalid', { issues: unknown });
  try {
    return await schema.validate(boundedInput(schema, value), {
      abortEarly: false,
      stripUnknown: true,
      context,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError('request/invalid', { issues: issuesOf(error) });
  }
}

/** Returns an issue for each undeclared field, if the schema has `noUnknown()`. */
function unknownFields(schema: ISchema<unknown>, value: unknown): Issue[] {
  if (!(schema instanceof ObjectSchema) || schema.spec.noUnknown !== true) return [];
  return Object.keys(value ?? {})
    .filter((name) => !Object.hasOwn(schema.fields, name))
    .slice(0, maxIssues)
    .map((name) => ({
      path: name.slice(0, 100),
      message: `${name.slice(0, 100)} is not a parameter of this call`,
    }));
}

function issuesOf(error: ValidationError): Issue[] {
  const parts = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, Issue>();
  for (const { path = '', message } of parts) {
    if (!byPath.has(path)) byPath.set(path, { path, message: path === '' ? 'Send a JSON object.' : message });
  }
  return [...byPath.values()].slice(0, maxIssues);
}
