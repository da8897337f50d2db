import { useId, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { MuiLooks } from './mui-looks.tsx';

interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons below the content. */
  readonly actions?: ReactNode;
  readonly width: 'xs' | 'sm';
  /** Whether a screen reader says the content together with the title. */
  readonly readOut?: boolean;
  readonly onClose: () => void;
  /** Told once it has gone from the screen. */
  readonly onClosed?: () => void;
}

/** A window over the page that holds the focus; Escape closes it. */
export function Modal({ open, title, children, actions, width, readOut = false, ...on }: ModalProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <MuiLooks>
      <Dialog
        open={open}
        onClose={on.onClose}
        maxWidth={width}
        aria-labelledby={titleId}
        {...(on.onClosed === undefined ? {} : { slotProps: { transition: { onExited: on.onClosed } } })}
        {...(readOut ? { 'aria-describedby': textId } : {})}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent id={textId}>{children}</DialogContent>
        {actions === undefined ? null : <DialogActions>{actions}</DialogActions>}
      </Dialog>
    </MuiLooks>
  );
}
