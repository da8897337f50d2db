import { ApiError } from '@pedalworks/contract/errors';
import { setIn, type FormikErrors } from 'formik';
import { capitalized } from './error-message.ts';

/** Maps the server's issues to Formik errors; issues of `img` and `images` belong to the field `pictures`. */
export function fieldErrors<Values>(error: unknown): FormikErrors<Values> {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.reduce<FormikErrors<Values>>((errors, { path, message }) => {
    const field = /^(?:img|images)\b/u.test(path) ? 'pictures' : path;
    return setIn(errors, field, capitalized(message)) as FormikErrors<Values>;
  }, {});
}
