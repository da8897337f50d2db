import { isValidElement, type ReactNode } from 'react';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { onAccessTokenChange } from './access-token.ts';
import { currentSession } from './session.ts';

declare module 'notistack' {
  interface VariantOverrides {
    success: { detail?: ReactNode };
    error: { detail?: ReactNode };
  }
}

/** Shows a toast. A `detail` with a link or button keeps it open until it is dismissed, so that everybody can reach it (WCAG 2.2.1). */
export const notify = {
  success: (message: string, detail?: ReactNode): void => show('success', message, detail),
  error: (message: string, detail?: ReactNode): void => show('error', message, detail),
  /** Takes the place of the last Undo, and hides by itself: only for what a screen can undo later as well. */
  withUndo: (message: string, detail: ReactNode): void => {
    closeSnackbar(undoKey);
    enqueueSnackbar(message, { key: undoKey, variant: 'success', detail, autoHideDuration: undoMs });
    closeWithSession(undoKey);
  },
};

const undoKey = 'undo';
const undoMs = 10_000;

function show(variant: 'success' | 'error', message: string, detail: ReactNode): void {
  const persist = isValidElement(detail);
  const toast = enqueueSnackbar(message, { variant, detail, persist });
  if (persist) closeWithSession(toast);
}

/** Closes a toast whose link or button is not for the next user of this browser. */
function closeWithSession(toast: SnackbarKey): void {
  const uid = currentSession()?.uid;
  const stop = onAccessTokenChange(() => {
    if (currentSession()?.uid === uid) return;
    closeSnackbar(toast);
    stop();
  });
}
