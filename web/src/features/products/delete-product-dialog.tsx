import { useState } from 'react';
import type { Product } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { errorSentence } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteProductDialogProps {
  /** The part in question; null while nothing is asked. */
  readonly product: Product | null;
  readonly onDeleted: (product: Product) => void;
  readonly onClose: () => void;
}

/** Asks, deletes, and closes on success or Cancel (spec.md §4); a failure stays open and says why. */
export function DeleteProductDialog({ product, onDeleted, onClose }: DeleteProductDialogProps) {
  const { isBusy, failure, remove, forgetFailure } = useDeletion();
  const close = () => {
    forgetFailure();
    onClose();
  };
  const confirm = async () => {
    if (product === null || !(await remove(product))) return;
    onDeleted(product);
    close();
  };
  return (
    <ConfirmDialog
      open={product !== null}
      title="Delete this part?"
      confirmText={isBusy ? 'Deleting…' : 'Delete'}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <p>
        <strong>{product?.name}</strong> leaves the shop for good. Orders keep its name and price.
      </p>
      {failure === null ? null : (
        <p className="dialog-error" role="alert">
          {failure}
        </p>
      )}
    </ConfirmDialog>
  );
}

function useDeletion() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async ({ _id, name }: Product): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await call('deleteProduct', { params: { id: _id } });
      notify.success(`Product: ${name} is deleted`);
      return true;
    } catch (error) {
      setFailure(errorSentence(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    failure,
    remove,
    forgetFailure: () => {
      setFailure(null);
    },
  };
}
