import type { MouseEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { BuyNowForm, type BuyNowFormProps } from './buy-now-form.tsx';

export interface BuyNowDialogProps extends BuyNowFormProps {
  readonly open: boolean;
  readonly onDraw: () => void;
  readonly onClosed: () => void;
}

/** Orders one product; closed by the outcome, good or bad (docs/product.md, States). */
export function BuyNowDialog({ open, onDraw, onClosed, ...form }: BuyNowDialogProps) {
  return (
    <Dialog
      open={open}
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ transition: { onEnter: onDraw, onExited: onClosed } }}
      onClickCapture={ignoreSecondClick}
      onClose={form.onClose}
    >
      <DialogTitle variant="h2" sx={{ fontSize: { xs: '1.5rem', sm: '2.75rem' } }}>
        {form.product.name}
      </DialogTitle>
      <BuyNowForm {...form} />
    </Dialog>
  );
}

/** The second click of a double click was meant for Buy Now, wherever in or beside the dialog it falls. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}
