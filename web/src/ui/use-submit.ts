import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import { fieldErrors } from './field-errors.ts';

export interface SubmitOptions<Values, Result> {
  readonly send: (values: Values) => Promise<Result>;
  readonly onSent?: ((result: Result, form: FormikHelpers<Values>) => unknown) | undefined;
  /** Returns the form field for the path of an API error's issue. By default both have the same name. */
  readonly fieldOf?: ((path: string) => string) | undefined;
}

/**
 * Returns a submit handler that shows the issues of an API error at their fields, and the error itself.
 * The form displays the error in `SubmitError`, which every `FormDialog` has. On a page, a toast from the mutation
 * replaces it if the user may have left the form or scrolled away from it: a review, a note, a product, the shop
 * settings. The messages that docs/product.md (Messages) fixes come on top.
 */
export function useSubmit<Values, Result = unknown>({
  send,
  onSent,
  fieldOf,
}: SubmitOptions<Values, Result>) {
  const [error, setError] = useState<unknown>(null);
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setError(null);
    try {
      const result = await send(values);
      await onSent?.(result, form);
    } catch (reason) {
      setError(reason);
      form.setErrors(fieldErrors<Values>(reason, fieldOf));
    }
  };
  return { submit, error };
}
