import type { Ref } from 'react';
import { closeSnackbar, SnackbarContent, type CustomContentProps } from 'notistack';
import './toast.css';
import { useDragToDismiss } from './use-drag-to-dismiss.ts';

interface ToastProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly detail?: string;
}

/** A toast: errors interrupt a screen reader (`alert`), successes wait their turn (`status`). */
export function Toast({ ref, id, message, detail, variant, style }: ToastProps) {
  const close = () => {
    closeSnackbar(id);
  };
  const drag = useDragToDismiss(close);
  return (
    <SnackbarContent ref={ref ?? null} style={style} role={variant === 'error' ? 'alert' : 'status'}>
      <div className={`toast toast-${variant}`} {...drag}>
        <div className="toast-text">
          <p className="toast-message">{message}</p>
          {detail === undefined ? null : <p>{detail}</p>}
        </div>
        <button type="button" className="toast-close" aria-label="Close this message" onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      </div>
    </SnackbarContent>
  );
}
