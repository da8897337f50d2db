import { closeSnackbar, SnackbarContent, type CustomContentProps } from 'notistack';
import './toast.css';
import { useDragToDismiss } from './use-drag-to-dismiss.ts';

/** A toast: errors interrupt a screen reader (`alert`), successes wait their turn (`status`). */
export function Toast({
  ref,
  id,
  message,
  variant,
  style,
}: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }) {
  const close = () => {
    closeSnackbar(id);
  };
  const drag = useDragToDismiss(close);
  return (
    <SnackbarContent ref={ref ?? null} style={style ?? {}} role={variant === 'error' ? 'alert' : 'status'}>
      <div className={`toast toast-${variant}`} {...drag}>
        <p className="toast-message">{message}</p>
        <button type="button" className="toast-close" aria-label="Close this message" onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      </div>
    </SnackbarContent>
  );
}
