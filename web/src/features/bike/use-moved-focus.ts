import { useEffect, useRef } from 'react';

interface Target {
  /** Selectors of the control to focus, the preferred one first. The same array in each render. */
  readonly selectors: readonly string[];
  readonly preventScroll?: boolean;
}

/**
 * Moves the focus within an element once a state has changed, because the pressed control is gone or has moved.
 * `moveFocus` announces the change.
 */
export function useMovedFocus(state: boolean, { selectors, preventScroll = false }: Target) {
  const ref = useRef<HTMLElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    const { current: element } = ref;
    if (!isDue.current || element === null) return;
    isDue.current = false;
    const found = selectors.flatMap((selector) => element.querySelector<HTMLElement>(selector) ?? []);
    found[0]?.focus({ preventScroll });
  }, [state, selectors, preventScroll]);
  return {
    ref,
    moveFocus: () => {
      isDue.current = true;
    },
  };
}
