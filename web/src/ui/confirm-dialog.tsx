import { useId, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { BusyButton } from './busy-button.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmText: string;
  readonly dismissText?: string | undefined;
  readonly color?: 'error' | 'primary';
  readonly busy?: boolean;
  /** Error message, displayed inside the dialog because screen readers ignore the page behind it. */
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog({ open, title, children, confirmText, ...props }: ConfirmDialogProps) {
  const {
    dismissText = 'Cancel',
    color = 'error',
    busy = false,
    failure = null,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" aria-describedby={id}>
      <DialogTitle dir="auto">{title}</DialogTitle>
      <DialogContent id={id} sx={{ overflowWrap: 'anywhere' }}>
        {children}
        {failure === null ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{dismissText}</Button>
        <BusyButton variant="contained" color={color} busy={busy} onClick={onConfirm}>
          {confirmText}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
