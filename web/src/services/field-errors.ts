import { ApiError } from '@pedalworks/contract/errors';
import { setIn, type FormikErrors } from 'formik';
import { capitalized } from './error-message.ts';

/**
 * The server's validation issues as Formik's errors: `specs[0].name` is a path in a tree, and those of a product's `img` and
 * `images` are shown at the form's `pictures`. Empty for any other error.
 */
export function fieldErrors<Values>(error: unknown): FormikErrors<Values> {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.reduce<FormikErrors<Values>>((errors, { path, message }) => {
    const field = /^(?:img|images)\b/u.test(path) ? 'pictures' : path;
    return setIn(errors, field, capitalized(message)) as FormikErrors<Values>;
  }, {});
}
