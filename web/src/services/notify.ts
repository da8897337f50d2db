import { enqueueSnackbar } from 'notistack';
import type { ReactNode } from 'react';

declare module 'notistack' {
  interface VariantOverrides {
    success: { detail?: ReactNode };
    error: { detail?: ReactNode };
  }
}

/** Shows a toast. `detail` says under the message why, or what to do next. */
export const notify = {
  success: (message: string, detail?: ReactNode): void => {
    enqueueSnackbar(message, { variant: 'success', detail });
  },
  error: (message: string, detail?: ReactNode): void => {
    enqueueSnackbar(message, { variant: 'error', detail });
  },
};
