import { ApiError } from '@pedalworks/contract/errors';
import { setIn, type FormikErrors } from 'formik';
import { capitalized } from '../services/error-message.ts';

/**
 * Maps the issues of an API error to Formik errors.
 * @param fieldOf returns the form field for an issue's path; by default both have the same name
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
