import { ApiError } from '@pedalworks/contract/errors';
import { setIn, type FormikErrors } from 'formik';
import { capitalized } from './error-message.ts';

/**
 * Maps the server's issues to Formik errors.
 * @param fieldOf returns the field of an issue's path; by default both have the same name
 */
export function fieldErrors<Values>(
  error: unknown,
  fieldOf = (path: string): string => path,
): FormikErrors<Values> {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.reduce<FormikErrors<Values>>(
    (errors, { path, message }) => setIn(errors, fieldOf(path), capitalized(message)) as FormikErrors<Values>,
    {},
  );
}
