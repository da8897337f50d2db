import { useEffect, useRef, type FocusEvent } from 'react';

/** Moves the focus to the surrounding cell or list when a focused button disappears. */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const place = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const observer = new MutationObserver(() => {
      if (place.current === null || document.activeElement !== document.body) return;
      (place.current.isConnected ? place.current : list).focus({ preventScroll: true });
    });
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target))
        place.current = target.closest<HTMLElement>('[role="gridcell"]') ?? currentTarget;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) place.current = null;
    },
  };
}
