import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What around an element can take the focus from a script, the nearest first. */
export function placesAround(element: Element | null): readonly HTMLElement[] {
  const nearest = element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return nearest === null ? [] : [nearest, ...placesAround(nearest)];
}

/**
 * For an element that goes away when it is used, such as Retry: if it has the focus then, what surrounds it and stays gets
 * it, so that the keyboard goes on from the same place.
 */
export function useFocusLeftBehind<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const places = placesAround(element);
      // What goes away with it is gone a moment later.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}
