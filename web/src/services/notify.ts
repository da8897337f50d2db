import { isValidElement, type ReactNode } from 'react';
import { enqueueSnackbar } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    success: { detail?: ReactNode };
    error: { detail?: ReactNode };
  }
}

/**
 * Shows a toast. `detail` says under the message why, or what to do next: one that holds a link or a button stays until it is
 * dismissed, since nobody can say how long a keyboard or a screen reader needs to reach it (WCAG 2.2.1).
 */
export const notify = {
  success: (message: string, detail?: ReactNode): void => show('success', message, detail),
  error: (message: string, detail?: ReactNode): void => show('error', message, detail),
};

function show(variant: 'success' | 'error', message: string, detail: ReactNode): void {
  enqueueSnackbar(message, { variant, detail, persist: isValidElement(detail) });
}
