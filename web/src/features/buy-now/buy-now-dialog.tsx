import type { MouseEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { BuyNowForm, type BuyNowFormProps } from './buy-now-form.tsx';

export interface BuyNowDialogProps extends BuyNowFormProps {
  readonly open: boolean;
  readonly onEnter: () => void;
  readonly onClosed: () => void;
}

/** Purchase form for one product. Closes when the order succeeds or fails (docs/product.md, Purchase dialog). */
export function BuyNowDialog({ open, onEnter, onClosed, ...form }: BuyNowDialogProps) {
  return (
    <Dialog
      open={open}
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ transition: { onEnter: onEnter, onExited: onClosed } }}
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

/** Cancels the second click of a double click on Buy Now, which would land in this dialog. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}
