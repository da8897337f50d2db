import { useEffect, useRef } from 'react';

/** Focuses a field of the surrounding form on mount and selects its text. By default, the first field. */
export function FocusField({ name }: { readonly name?: string | undefined }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = here.current?.closest('form');
    const first = form?.querySelector(':is(input, select, textarea):enabled');
    const field = name === undefined ? first : form?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
    // oxlint-disable-next-line react/exhaustive-deps -- on mount only
  }, []);
  return <span ref={here} hidden />;
}
