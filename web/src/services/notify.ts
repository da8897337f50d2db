import { isValidElement, type ReactNode } from 'react';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { onAccessTokenChange } from './access-token.ts';
import { currentSession } from './session.ts';

declare module 'notistack' {
  interface VariantOverrides {
    success: { detail?: ReactNode; closeAfterMs?: number };
    error: { detail?: ReactNode; closeAfterMs?: number };
  }
}

/** Shows a toast. A `detail` with a link or button keeps it open until it is dismissed, so that everybody can reach it (WCAG 2.2.1). */
export const notify = {
  success: (message: string, detail?: ReactNode): void => show('success', message, detail),
  error: (message: string, detail?: ReactNode): void => show('error', message, detail),
  /**
   * Replaces the previous Undo: only for changes that a screen can revert later as well. A success closes by itself, an error,
   * whose reasons have to be read, stays until then.
   */
  withUndo: (message: string, detail: ReactNode, variant: Variant = 'success'): void => {
    closeSnackbar(lastUndo);
    // Toasts that share a key would close together.
    const duration = variant === 'error' ? { persist: true } : { closeAfterMs: undoMs };
    lastUndo = enqueueSnackbar(message, { variant, detail, ...duration });
    closeWithSession(lastUndo);
  },
};

type Variant = 'success' | 'error';

/** Long enough to be reached with a keyboard or a magnifier (WCAG 2.2.1). */
const undoMs = 20_000;
let lastUndo: SnackbarKey = 'none';

function show(variant: Variant, message: string, detail: ReactNode): void {
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
