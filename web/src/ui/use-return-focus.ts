import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Focuses the opener when a dialog closes, even if React has replaced it. If it is gone, focuses the list or page
 * around it. Call this in a component that mounts when the dialog opens, while the opener still has the focus.
 * @param focusOther focuses another element instead
 */
export function useReturnFocus(isOpen: boolean, focusOther?: () => void): void {
  const [focusOpener] = useState(() => rememberFocus(document.activeElement));
  const isAway = useRef(false);
  const restore = useEffectEvent(() => {
    if (isAway.current) (focusOther ?? focusOpener)();
    isAway.current = false;
  });
  useEffect(() => {
    // Not in a cleanup: MUI's focus trap, still active then, would take the focus back.
    if (isOpen) isAway.current = true;
    else restore();
  }, [isOpen]);
  useEffect(() => () => restore(), []);
}

function rememberFocus(opener: Element | null): () => void {
  if (!(opener instanceof HTMLElement)) return () => undefined;
  const name = nameOf(opener);
  const surroundings = ancestorsOf(opener);
  return () => {
    if (takesFocus(opener)) return;
    const present = surroundings.filter(({ isConnected }) => isConnected);
    const alike = [...(present[0]?.querySelectorAll<HTMLElement>(opener.localName) ?? [])];
    if (alike.some((element) => nameOf(element) === name && takesFocus(element))) return;
    present.find((element) => element.hasAttribute('tabindex'))?.focus({ preventScroll: true });
  };
}

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return element.ownerDocument.activeElement === element;
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Returns the ancestors, nearest first. */
function ancestorsOf({ parentElement }: Element): readonly HTMLElement[] {
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}
