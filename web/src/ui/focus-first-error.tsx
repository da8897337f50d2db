import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** Inside a Formik form: a submission that was refused takes the person to the first field to mend. */
export function FocusFirstError() {
  const { isSubmitting, isValid } = useFormikContext();
  const wasSubmitting = useRef(false);
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && !isValid) {
      here.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isValid]);
  return <span ref={here} hidden />;
}
