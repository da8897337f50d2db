type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea:not([aria-hidden])';

export function earlyInput(page: ParentNode): readonly string[] {
  return Array.from(page.querySelectorAll<Field>(fields), ({ value }) => value);
}

/**
 * Replays input events that React missed before hydration (https://github.com/facebook/react/issues/12955).
 * @param typed values of the fields, in document order
 */
export function replayEarlyInput(page: ParentNode, typed = earlyInput(page)): void {
  for (const [index, field] of page.querySelectorAll<Field>(fields).entries()) {
    const { defaultValue } = field;
    const value = typed[index] ?? defaultValue;
    if (value === defaultValue) continue;
    // Uses the native `value` setter, because React ignores events after changes through its own setter.
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const select of page.querySelectorAll('select')) {
    const drawn = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (select.selectedIndex !== Math.max(0, drawn))
      select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
