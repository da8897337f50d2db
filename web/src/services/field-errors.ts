import { ApiError } from '@pedalworks/contract/errors';
import { setIn, type FormikErrors } from 'formik';
import { capitalized } from './error-message.ts';

/**
 * The server's refusals where Formik looks for them: `specs[0].name` is a place in a tree. Empty for any other error.
 *
 * @param pictures the field of the form that stands for a product's pictures
 */
export function fieldErrors<Values>(error: unknown, pictures = 'images'): FormikErrors<Values> {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.reduce<FormikErrors<Values>>((errors, { path, message }) => {
    const field = /^(?:img|images)\b/u.test(path) ? pictures : path;
    return setIn(errors, field, capitalized(message)) as FormikErrors<Values>;
  }, {});
}
