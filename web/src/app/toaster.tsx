import { useEffect } from 'react';
import { closeSnackbar, SnackbarProvider } from 'notistack';
import { Toast } from './toast.tsx';

/** Display time of a toast (docs/product.md, Constants). */
const autoHideMs = 5000;

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
