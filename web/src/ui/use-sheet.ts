import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry that shows something over its page, which Back closes. */
export interface SheetState {
  readonly sheet?: string;
  /** True if the address was changed in the sheet: closing it keeps the address. */
  readonly isChanged?: boolean;
}

/** Closes the sheet by going back once, ignoring a second Escape meanwhile. Calls `otherwise` if its entry was not pushed for it. */
export function useCloseSheet(otherwise?: () => void): () => void {
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: SheetState | null };
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (state?.sheet === undefined) otherwise?.();
    else if (state.isChanged === true)
      void navigate({ search: location.search }, { replace: true, preventScrollReset: true });
    else if (!isLeaving.current) {
      isLeaving.current = true;
      void navigate(-1);
    }
  };
}

/** A sheet, menu or gallery: its history entry makes Back close it. */
export function useSheet(name: string) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: SheetState | null };
  const isOpen = state?.sheet === name;
  const closeSheet = useCloseSheet();
  return {
    isOpen,
    open: () => {
      const options = { state: { ...state, sheet: name }, preventScrollReset: true };
      void navigate({ search: location.search }, options);
    },
    close: () => {
      if (isOpen) closeSheet();
    },
  };
}
