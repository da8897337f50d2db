import { useId, type MouseEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Product } from '@pedalworks/contract';
import type { SessionUser } from '../../services/session.ts';
import { PurchaseForm } from './purchase-form.tsx';

interface PurchaseDialogProps {
  readonly product: Product;
  /** How many were chosen before; NaN and 0 are none. */
  readonly quantity: number;
  readonly customer: SessionUser;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Orders one product; closed by the outcome, good or bad (docs/product.md, States). */
export function PurchaseDialog({ open, ...purchase }: PurchaseDialogProps) {
  const { product, onClose } = purchase;
  const titleId = useId();
  const focusBuyNow = () => {
    // A part's page has a second one, for phones.
    const buttons = [`buy-${product._id}`, `buy-${product._id}-bar`].map((id) => document.getElementById(id));
    buttons.find((button) => button?.checkVisibility())?.focus();
  };
  return (
    <Dialog
      open={open}
      maxWidth="sm"
      aria-labelledby={titleId}
      // After a sign-in the button that opened it is on a page that is gone.
      disableRestoreFocus
      slotProps={{ transition: { onExited: focusBuyNow } }}
      onClickCapture={ignoreSecondClick}
      onClose={onClose}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ fontSize: { xs: '1.5rem', sm: '2.75rem' } }}>
        {product.name}
      </DialogTitle>
      <PurchaseForm {...purchase} />
    </Dialog>
  );
}

/** The second click of a double click was meant for Buy Now, wherever in or beside the dialog it falls. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}
