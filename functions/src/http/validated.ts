import { ApiError, type Issue } from '@pedalworks/contract';
import { ValidationError, type AnyObject, type ISchema } from 'yup';

/**
 * The value as the contract's schema reads it: numbers from form text, emails in lower case, unknown fields gone.
 * Some fields of a body are looked at for guests only: they want to know who asks.
 *
 * @throws ApiError `request/invalid` naming every field that was refused, `request/malformed` for a value nested too deep
 */
export async function validated(
  schema: ISchema<AnyObject> | undefined,
  value: unknown,
  context: { readonly isSignedIn?: boolean } = {},
): Promise<unknown> {
  if (schema === undefined) return {};
  try {
    return await schema.validate(ownFields(value), { abortEarly: false, stripUnknown: true, context });
  } catch (error) {
    // yup writes what it refuses into its message; what is nested tens of thousands deep cannot be written.
    if (error instanceof RangeError) throw new ApiError('request/malformed', { cause: error });
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError('request/invalid', { issues: issuesOf(error) });
  }
}

/** yup looks fields up by plain names: one called `constructor` or `__proto__` would find what every object inherits. */
function ownFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !(name in Object.prototype)));
}

function issuesOf(error: ValidationError): Issue[] {
  const parts = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, Issue>();
  for (const { path = '', message } of parts) {
    if (!byPath.has(path)) byPath.set(path, { path, message: path === '' ? 'Send a JSON object.' : message });
  }
  return [...byPath.values()];
}
