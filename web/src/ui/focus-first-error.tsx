import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** Inside a Formik form: a submission that was refused leads to the first field to mend, any other back to where the person was. */
export function FocusFirstError() {
  const { isSubmitting, isValid } = useFormikContext();
  const wasSubmitting = useRef(false);
  const place = useRef<HTMLElement | null>(null);
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && !isValid) {
      here.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (isSubmitting && !wasSubmitting.current) place.current = focused;
    // A field that was disabled meanwhile has lost the focus.
    if (wasSubmitting.current && !isSubmitting && focused === document.body) place.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isValid]);
  return <span ref={here} hidden />;
}
