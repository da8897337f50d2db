import { ApiError, boundedInput, type Issue } from '@pedalworks/contract';
import { ObjectSchema, ValidationError, type ISchema } from 'yup';
import { boundedIssue } from './invalid-field.ts';

const maxIssues = 100;
const maxUnknownFields = 2;

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

/** Returns an issue for the first undeclared fields, if the schema has `noUnknown()`. */
function unknownFields(schema: ISchema<unknown>, value: unknown): Issue[] {
  if (!(schema instanceof ObjectSchema) || schema.spec.noUnknown !== true) return [];
  return Object.keys(value ?? {})
    .filter((name) => !Object.hasOwn(schema.fields, name))
    .slice(0, maxUnknownFields)
    .map((name) => name.slice(0, 40))
    .map((name) => ({ path: name, message: `${name} is not a parameter of this call` }));
}

function issuesOf(error: ValidationError): Issue[] {
  const parts = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, Issue>();
  for (const part of parts) {
    const { path = '' } = part;
    if (byPath.size < maxIssues && !byPath.has(path)) byPath.set(path, { path, message: messageOf(part) });
  }
  return [...byPath.values()].map(boundedIssue);
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

/** Returns an error's message. Replaces yup's own message about a wrong type, because it repeats the value. */
function messageOf({ path = '', message, params }: ValidationError): string {
  if (path === '') return 'Send a JSON object.';
  if (!message.includes(', but the final value was: ')) return message;
  return `${path} must be ${typeNames[String(params?.['type'])] ?? 'another value'}`;
}
