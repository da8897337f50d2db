import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { noForm, useDialog } from './dialog-context.ts';

/** Keeps the surrounding dialog from discarding the Formik form's input, and from closing while the form is sent. */
export function FormGuard(): null {
  const { setForm } = useDialog();
  const { dirty: isDirty, isSubmitting: isBusy } = useFormikContext();
  useEffect(() => {
    setForm({ isDirty, isBusy });
    return () => setForm(noForm);
  }, [setForm, isDirty, isBusy]);
  return null;
}
