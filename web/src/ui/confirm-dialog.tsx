import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { BusyButton } from './busy-button.tsx';
import { placesAround } from './focus-place.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The verb on the button that goes ahead, such as `Delete`. */
  readonly confirmText: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. Escape and Cancel mean no. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmText,
  busy = false,
  ...on
}: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  const goBack = usePlaceBefore(open);
  return (
    <Dialog
      open={open}
      onClose={on.onCancel}
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ transition: { onExited: goBack } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={on.onCancel}>
          Cancel
        </Button>
        <BusyButton variant="contained" color="error" busy={busy} onClick={on.onConfirm}>
          {confirmText}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

/** Answers a way back to where the focus was before the dialog, for when its opener went away meanwhile. */
function usePlaceBefore(open: boolean): () => void {
  const places = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) places.current = placesAround(document.activeElement);
  }, [open]);
  return () => {
    if (document.activeElement !== document.body) return;
    places.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  };
}
