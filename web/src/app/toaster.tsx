import { useEffect } from 'react';
import { closeSnackbar, SnackbarProvider } from 'notistack';
import { Toast } from './toast.tsx';

/** How long a toast stays by itself, in milliseconds (docs/product.md, Constants). */
const autoHideMs = 5000;

/** Where the toasts of `notify` appear. Escape closes them. */
export function Toaster() {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeSnackbar();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={autoHideMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ success: Toast, error: Toast }}
    />
  );
}
