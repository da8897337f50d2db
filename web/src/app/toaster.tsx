import { useEffect } from 'react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { announceToaster } from '../services/toasts.ts';
import { Toast } from './toast.tsx';

export function Toaster() {
  useEffect(() => {
    announceToaster({ enqueueSnackbar, closeSnackbar });
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeSnackbar();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ success: Toast, error: Toast }}
    />
  );
}
