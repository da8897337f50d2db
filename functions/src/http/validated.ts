import { ApiError, type Issue } from '@pedalworks/contract';
import { ValidationError, type AnyObject, type ISchema } from 'yup';

/**
 * The value as the contract's schema reads it: numbers from form text, emails in lower case, unknown fields gone.
 *
 * @throws ApiError `request/invalid` naming every field that was refused
 */
export async function validated(schema: ISchema<AnyObject> | undefined, value: unknown): Promise<unknown> {
  if (schema === undefined) return {};
  try {
    return await schema.validate(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError('request/invalid', { issues: issuesOf(error) });
  }
}

function issuesOf(error: ValidationError): Issue[] {
  const parts = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, Issue>();
  for (const { path = '', message } of parts) {
    if (!byPath.has(path)) byPath.set(path, { path, message: path === '' ? 'Send a JSON object.' : message });
  }
  return [...byPath.values()];
}
