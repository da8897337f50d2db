import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product } from '@pedalworks/contract';
import { errorSentenceByField } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import type { SessionUser } from '../../services/session.ts';
import { Modal } from '../../ui/modal.tsx';
import { useAhead } from '../../ui/use-ahead.ts';
import { forgetPurchase, keepPurchase } from './kept-purchase.ts';
import { placeOrder, type PurchaseValues } from './place-order.ts';
import { PurchaseForm } from './purchase-form.tsx';

/** A part somebody is about to order. */
export interface OpenPurchase {
  readonly product: Product;
  readonly customer: SessionUser;
}

interface Outcomes {
  readonly onClose: () => void;
  readonly reloadParts: (how: { quietly: boolean }) => void;
}

interface PurchaseDialogsProps extends Outcomes {
  readonly open: OpenPurchase | null;
  /** One whose button a pointer is on: its dialog is drawn, and shown by the click. */
  readonly aimedAt: OpenPurchase | null;
  /** One that may well be opened next: drawn as well, once there is time. */
  readonly likely: OpenPurchase | null;
}

/** The dialog of the open purchase, or unseen of the one that is likely to be opened: drawing it takes longer than showing it. */
export function PurchaseDialogs({ open, aimedAt, likely, ...on }: PurchaseDialogsProps) {
  const ahead = useAhead(likely, open !== null);
  const drawn = open ?? aimedAt ?? ahead;
  if (drawn === null) return null;
  return <PurchaseDialog key={drawn.product._id} {...drawn} {...on} isOpen={open !== null} />;
}

interface PurchaseDialogProps extends OpenPurchase, Outcomes {
  readonly isOpen: boolean;
}

/**
 * Orders one part; closed by the outcome, good or bad (spec.md §4, Purchase modal). After a bad one it opens again with
 * what was typed.
 */
function PurchaseDialog({ product, customer, onClose, reloadParts, isOpen }: PurchaseDialogProps) {
  const undecided = useUndecided(isOpen, onClose);
  // Both stay what they are as it opens: the form, drawn ahead, is not drawn again by the click.
  const order = useCallback(
    async (values: PurchaseValues) => {
      if (!undecided.current()) return;
      try {
        keepPurchase(product, customer, values);
        await placeOrder({ product, customer, values });
        forgetPurchase(product);
        notify.success('Your Order is successful');
        reloadParts({ quietly: true });
      } catch (error) {
        notify.error('Your order is failed', errorSentenceByField(error));
        if (isAboutThePart(error)) reloadParts({ quietly: true });
      }
      undecided.end();
    },
    [undecided, product, customer, reloadParts],
  );
  const cancel = useCallback(() => {
    if (!undecided.current()) return;
    forgetPurchase(product);
    undecided.end();
  }, [undecided, product]);
  return (
    <Modal open={isOpen} drawnAhead title={product.name} width="sm" onClose={cancel}>
      <PurchaseForm product={product} customer={customer} onOrder={order} onCancel={cancel} />
    </Modal>
  );
}

/** Gone, or at another price, or too few: what is shown of it is old, and the next order of it would fail the same. */
function isAboutThePart(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/**
 * Whether this purchase is still to be decided, and how it ends. An answer may come late: by then this purchase may be closed, and
 * what is open is another one or another page. And the dialog closes a moment after its end, when the address has changed:
 * pressed in that moment, Place order must not order a second time, and Escape, meant for the message, must not forget what
 * was typed.
 */
function useUndecided(isOpen: boolean, onClose: () => void): { current: () => boolean; end: () => void } {
  const isUndecided = useRef(false);
  useLayoutEffect(() => {
    isUndecided.current = isOpen;
    return () => {
      isUndecided.current = false;
    };
  }, [isOpen]);
  return useMemo(
    () => ({
      current: () => isUndecided.current,
      end: () => {
        if (!isUndecided.current) return;
        isUndecided.current = false;
        onClose();
      },
    }),
    [onClose],
  );
}
