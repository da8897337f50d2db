import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** Focuses the first invalid field after a failed submission. If no field is invalid, restores a lost focus. */
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
    if (wasSubmitting.current && !isSubmitting && focused === document.body) place.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isValid]);
  return <span ref={here} hidden />;
}
