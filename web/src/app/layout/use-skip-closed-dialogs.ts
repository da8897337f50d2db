import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { isEntryLeft, type SheetState } from '../../ui/use-sheet.ts';

/** Skips history entries of dialogs that are no longer open, such as after a reload: they would cost a press of Back. */
export function useSkipClosedDialogs(): void {
  const { state, key } = useLocation() as Location<SheetState | null>;
  const isPop = useNavigationType() === NavigationType.Pop;
  const isMarked = isPop && (state?.dialogs ?? []).length > 0;
  const last = useRef(Infinity);
  useEffect(() => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    const isForward = idx > last.current;
    last.current = idx;
    if (isMarked && !isEntryLeft() && document.querySelector('.MuiDialog-root') === null)
      history.go(isForward && canGoForward() ? 1 : -1);
  }, [isMarked, key]);
}

/** True if the browser has a later history entry, or does not tell. */
const canGoForward = (): boolean =>
  (window as { readonly navigation?: { readonly canGoForward: boolean } }).navigation?.canGoForward ?? true;
