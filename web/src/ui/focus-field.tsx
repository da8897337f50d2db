import { useEffect, useRef } from 'react';

/** Focuses the named field of the surrounding form on mount and selects its text. */
export function FocusField({ name }: { readonly name: string }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = here.current?.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
    // oxlint-disable-next-line react/exhaustive-deps -- on mount only
  }, []);
  return <span ref={here} hidden />;
}
