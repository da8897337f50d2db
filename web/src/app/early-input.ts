/** Replays input events that React missed before hydration (https://github.com/facebook/react/issues/12955). */
export function replayEarlyInput(page: ParentNode): void {
  const fields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea:not([aria-hidden])';
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)) {
    const { value, defaultValue } = field;
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
