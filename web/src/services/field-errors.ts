import { ApiError } from '@pedalworks/contract/errors';

/** The server's refusals by field, as Formik's `setErrors` takes them; empty for any other error. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}
