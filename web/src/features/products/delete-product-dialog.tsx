import type { Product } from '@pedalworks/contract';
import type { Deletion } from '../../services/use-deletion.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks whether a part is to leave the shop (spec.md §4, Delete confirmation modal). */
export function DeleteProductDialog({ deletion }: { readonly deletion: Deletion<Product> }) {
  const { doomed, isBusy, failure, confirm, cancel } = deletion;
  return (
    <ConfirmDialog
      open={doomed !== null}
      title="Delete this part?"
      confirmText={isBusy ? 'Deleting…' : 'Delete'}
      busy={isBusy}
      failure={failure}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>
        <strong>{doomed?.name}</strong> leaves the shop for good. Orders keep its name and price.
      </p>
    </ConfirmDialog>
  );
}
