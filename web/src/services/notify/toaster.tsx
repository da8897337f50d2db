import { useEffect } from 'react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { deliverNotices } from './notify.ts';
import { Toast } from './toast.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    success: { detail?: string };
    error: { detail?: string };
  }
}

const autoCloseMs = 5000;

/** Where toasts appear. Loaded after the first paint: nobody needs one before. */
export function Toaster() {
  useEffect(() => {
    deliverNotices(({ kind, message, detail }) => {
      enqueueSnackbar(message, { variant: kind, ...(detail === undefined ? {} : { detail }) });
    });
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={autoCloseMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ success: Toast, error: Toast }}
    />
  );
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeSnackbar();
}
