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

/** Shows a toast. If `detail` contains a link or button, the toast stays open until dismissed (WCAG 2.2.1). */
export const notify = {
  success: (message: string, detail?: ReactNode): void => show('success', message, detail),
  error: (message: string, detail?: ReactNode): void => show('error', message, detail),
  /** Shows a toast with Undo in place of the previous one. Changes must also be revertible without the toast. */
  withUndo: (message: string, detail: ReactNode, variant: Variant = 'success'): void => {
    closeSnackbar(undoToast);
    const duration = variant === 'error' ? { persist: true } : { closeAfterMs: undoMs };
    undoToast = enqueueSnackbar(message, { variant, detail, ...duration });
    closeWithSession(undoToast);
  },
};

type Variant = 'success' | 'error';

/** Gives keyboard and screen magnifier users time to reach Undo (WCAG 2.2.1). */
const undoMs = 20_000;
let undoToast: SnackbarKey = 'none';

function show(variant: Variant, message: string, detail: ReactNode): void {
  const persist = isValidElement(detail);
  const toast = enqueueSnackbar(message, { variant, detail, persist });
  if (persist) closeWithSession(toast);
}

function closeWithSession(toast: SnackbarKey): void {
  const uid = currentSession()?.uid;
  const stop = onAccessTokenChange(() => {
    if (currentSession()?.uid === uid) return;
    closeSnackbar(toast);
    stop();
  });
}
