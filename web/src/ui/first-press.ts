import type { KeyboardEvent, MouseEvent as ReactMouseEvent } from 'react';

/** Ignores the second press of a double click, which would hit what the first one moved under the pointer. */
export function firstPress(act: () => void): (event: ReactMouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}

/** Ignores a key that is still held on the button that had the focus before. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/**
 * Cancels the second press of a double click that opened or closed the popover: it would undo the first one, or hit what
 * the first one moved under the pointer. Returns a function that stops.
 */
export function cancelSecondPress(popover: HTMLElement): () => void {
  const { ownerDocument: page } = popover;
  let wasInside = false;
  const onClick = (event: MouseEvent) => {
    const { detail, target } = event;
    if (!(target instanceof Element)) return;
    const isInside = popover.contains(target);
    if (detail <= 1) wasInside = isInside;
    else if (wasInside !== isInside || target.closest(`[popovertarget="${popover.id}"]`) !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  page.addEventListener('click', onClick, true);
  return () => page.removeEventListener('click', onClick, true);
}
