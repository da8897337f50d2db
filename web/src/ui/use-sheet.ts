import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { without } from './url-params.ts';

/** State of a history entry that shows something over its page, which Back closes. */
export interface SheetState {
  readonly sheet?: string;
  /** True if the address was changed in the sheet: closing it keeps the address. */
  readonly isChanged?: boolean;
}

/** State of the current history entry, which React may not have rendered yet. */
function sheetState(): SheetState {
  return (history.state as { usr?: SheetState | null } | null)?.usr ?? {};
}

/** True if the current history entry shows the sheet, also before React has rendered that. */
export const isSheetEntry = (name: string): boolean => sheetState().sheet === name;

/** Closes the sheet by going back once, ignoring a second Escape meanwhile. Removes `names` from an address that opened with it. */
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

/** A sheet, menu or gallery: its history entry makes Back close it. */
export function useSheet(name: string) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: SheetState | null };
  const closeSheet = useCloseSheet();
  return {
    isOpen: state?.sheet === name,
    open: () => {
      const options = { state: { ...sheetState(), sheet: name }, preventScrollReset: true };
      void navigate({ search: location.search }, options);
    },
    close: () => {
      if (isSheetEntry(name)) closeSheet();
    },
  };
}
