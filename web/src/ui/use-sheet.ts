import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changed, type Change } from './use-address.ts';

/** State of a history entry that shows something over its page, which Back closes. */
export interface SheetState {
  readonly sheet?: string;
  /** True if the address was changed in the sheet: closing it keeps the address. */
  readonly isChanged?: boolean;
}

/** Closes the sheet by going back once, ignoring a second Escape meanwhile. Applies `closed` to an address that was opened with it. */
export function useCloseSheet(closed: Change = {}): () => void {
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: SheetState | null };
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    const { sheet, isChanged = false, ...kept } = state ?? {};
    if (sheet !== undefined && !isChanged) {
      isLeaving.current = true;
      void navigate(-1);
    } else {
      const search = changed(new URLSearchParams(location.search), closed).toString();
      void navigate({ search }, { replace: true, state: kept, preventScrollReset: true });
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
