import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { without } from './url-params.ts';

/** State of a history entry that opens a panel, menu or gallery over the page. */
export interface SheetState {
  readonly sheet?: string;
  /** True if the URL was changed while the panel was open. Closing the panel then keeps the URL. */
  readonly isChanged?: boolean;
  /** Ids of the dialogs over the page, the topmost last. */
  readonly dialogs?: readonly string[];
  /** Time at which a closed dialog started to leave the entry. */
  readonly leftAt?: number;
}

/** Reads the state of the current history entry, which React may not have rendered yet. */
export function sheetState(): SheetState {
  return (history.state as { usr?: SheetState | null } | null)?.usr ?? {};
}

/** True while a closed dialog leaves the current history entry. */
export const isEntryLeft = (): boolean => Date.now() - (sheetState().leftAt ?? 0) < 500;

/** Leaves the current history entry. A second call has no effect: going back twice would leave the page. */
export function leaveEntry(delta = -1): void {
  if (isEntryLeft()) return;
  history.replaceState({ ...(history.state as object), usr: { ...sheetState(), leftAt: Date.now() } }, '');
  history.go(delta);
}

/** True if the current history entry opens the named panel, even before React renders it. */
export const isSheetEntry = (name: string): boolean => sheetState().sheet === name;

/**
 * Returns a function that closes the open panel by going back once. If the page was loaded with the panel open, the
 * function removes the parameters `names` from the URL instead.
 */
export function useCloseSheet(names: readonly string[] = []): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return () => {
    if (isLeaving.current) return;
    const { sheet, isChanged = false, ...kept } = sheetState();
    if (sheet !== undefined && !isChanged) {
      isLeaving.current = true;
      window.addEventListener('popstate', () => (isLeaving.current = false), { once: true });
      void navigate(-1);
    } else {
      const search = without(new URLSearchParams(location.search), names).toString();
      void navigate({ search }, { replace: true, state: kept, preventScrollReset: true });
    }
  };
}

/** Opens and closes a panel, menu or gallery with its own history entry, so that Back closes it. */
export function useSheet(name: string) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: SheetState | null };
  const closeSheet = useCloseSheet();
  return {
    isOpen: state?.sheet === name,
    open: () => {
      // The second press of a double click may come before React renders the panel.
      if (isSheetEntry(name)) return;
      // Renders synchronously, so that keys typed right after a shortcut reach the field of the panel.
      const options = { state: { ...sheetState(), sheet: name }, preventScrollReset: true, flushSync: true };
      void navigate({ search: location.search }, options);
    },
    close: () => {
      if (isSheetEntry(name)) closeSheet();
    },
  };
}
