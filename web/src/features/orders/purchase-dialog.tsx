import type { Product } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import type { SessionUser } from '../../services/session.ts';
import { Modal } from '../../ui/modal.tsx';
import { placeOrder, type PurchaseValues } from './place-order.ts';
import { PurchaseForm } from './purchase-form.tsx';

interface PurchaseDialogProps {
  readonly product: Product;
  readonly customer: SessionUser;
  readonly onClose: () => void;
  readonly onOrdered: (how: { quietly: boolean }) => void;
}

/** Orders one part; closed by the outcome, good or bad (spec.md §4, Purchase modal). */
export function PurchaseDialog({ product, customer, onClose, onOrdered }: PurchaseDialogProps) {
  const order = async (values: PurchaseValues) => {
    try {
      await placeOrder({ product, customer, values });
      notify.success('Your Order is successful');
      onOrdered({ quietly: true });
    } catch (error) {
      notify.error('Your order is failed', errorSentence(error));
    }
    onClose();
  };
  return (
    <Modal open title={product.name} width="sm" onClose={onClose}>
      <PurchaseForm product={product} customer={customer} onOrder={order} onCancel={onClose} />
    </Modal>
  );
}
