import { useEffect, useRef } from 'react';

/** Inside the form of a dialog that opens: focuses a field, and selects its text to be replaced. */
export function FocusField({ name }: { readonly name: string }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = here.current?.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
    // Only as the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <span ref={here} hidden />;
}
