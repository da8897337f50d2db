import { isValidElement, type ReactNode } from 'react';
import type { SnackbarKey } from 'notistack';
import { onAccessTokenChange } from './access-token.ts';
import { currentSession } from './session.ts';
import { loadToasts } from './toasts.ts';

declare module 'notistack' {
  interface VariantOverrides {
    success: { detail?: ReactNode; closeAfterMs?: number };
    error: { detail?: ReactNode; closeAfterMs?: number };
  }
}

/** Shows a toast. If `detail` contains a link or button, the toast stays open until dismissed (WCAG 2.2.1). */
export const notify = {
  success: (message: string, detail?: ReactNode): void =>
    show(message, { variant: 'success', detail, persist: isValidElement(detail) }),
  error: (message: string, detail?: ReactNode): void =>
    show(message, { variant: 'error', detail, persist: isValidElement(detail) }),
  /** Shows a toast with Undo in place of the previous one. Changes must also be revertible without the toast. */
  withUndo: (message: string, detail: ReactNode, variant: Variant = 'success'): void => {
    const duration = variant === 'error' ? { persist: true } : { closeAfterMs: undoMs };
    show(message, { variant, detail, ...duration, hasUndo: true });
  },
};

type Variant = 'success' | 'error';

/** Gives keyboard and screen magnifier users time to reach Undo (WCAG 2.2.1). */
const undoMs = 20_000;
let undoToast: SnackbarKey = 'none';

interface ToastOptions {
  readonly variant: Variant;
  readonly detail: ReactNode;
  readonly persist?: boolean;
  readonly closeAfterMs?: number;
  readonly hasUndo?: boolean;
}

function show(message: string, { hasUndo = false, ...options }: ToastOptions): void {
  const uid = currentSession()?.uid;
  void loadToasts().then(({ enqueueSnackbar, closeSnackbar }) => {
    if (hasUndo) closeSnackbar(undoToast);
    const toast = enqueueSnackbar(message, options);
    if (hasUndo) undoToast = toast;
    if (!hasUndo && options.persist !== true) return;
    const stop = onAccessTokenChange(() => {
      if (currentSession()?.uid === uid) return;
      closeSnackbar(toast);
      stop();
    });
  });
}
