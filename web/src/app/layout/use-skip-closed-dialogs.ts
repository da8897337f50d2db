import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { leaveEntry, sheetState } from '../../ui/use-sheet.ts';

/** Skips history entries of dialogs that are no longer open, such as after a reload: they would cost a press of Back. */
export function useSkipClosedDialogs(): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const last = useRef(Infinity);
  useEffect(() => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    const isForward = idx > last.current;
    last.current = idx;
    // Reads the current entry, because a closing dialog may have left the rendered one already.
    const isMarked = isPop && (sheetState().dialogs ?? []).length > 0;
    if (isMarked && document.querySelector('.MuiDialog-root') === null)
      leaveEntry(isForward && canGoForward() ? 1 : -1);
  }, [isPop, key]);
}

/** True if the browser has a later history entry, or does not tell. */
const canGoForward = (): boolean =>
  (window as { readonly navigation?: { readonly canGoForward: boolean } }).navigation?.canGoForward ?? true;
