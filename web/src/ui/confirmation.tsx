import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { BusyButton } from './busy-button.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { HistoryEntry } from './history-entry.tsx';

export interface ConfirmationProps extends Pick<DialogFrameProps, 'open' | 'children'> {
  readonly title: string;
  readonly confirmText: string;
  readonly dismissText?: string | undefined;
  readonly color?: 'error' | 'primary';
  readonly busy?: boolean;
  /** Error message, displayed inside the dialog because screen readers ignore the page behind it. */
  readonly failure?: string | null;
  /** True if Back is handled elsewhere, so that the dialog adds no history entry. */
  readonly isInHistory?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function Confirmation({ children, failure = null, ...props }: ConfirmationProps) {
  const { open, title, confirmText, dismissText = 'Cancel', color = 'error', busy = false } = props;
  const { isInHistory = false, onConfirm, onCancel } = props;
  const id = useId();
  const cancel = () => {
    if (!busy) onCancel();
    return !busy;
  };
  return (
    <DialogFrame open={open} title={title} onClose={cancel} aria-describedby={id}>
      {open && !isInHistory ? <HistoryEntry onBack={cancel} /> : null}
      <DialogContent id={id} sx={{ overflowWrap: 'anywhere' }}>
        {children}
        {failure === null ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button aria-disabled={busy} onClick={cancel}>
          {dismissText}
        </Button>
        <BusyButton variant="contained" color={color} busy={busy} onClick={onConfirm}>
          {confirmText}
        </BusyButton>
      </DialogActions>
    </DialogFrame>
  );
}
