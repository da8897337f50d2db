import Button from '@mui/material/Button';
import type { Product } from '@pedalworks/contract';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useDeleteProduct, useRestoreProduct } from './use-change-product.ts';

interface DeleteProductButtonProps {
  readonly product: Product;
  readonly variant?: 'text' | 'outlined';
}

/** Takes a product out of the shop, after a question and with a way back. */
export function DeleteProductButton({ product, variant = 'text' }: DeleteProductButtonProps) {
  const { mutate: restore } = useRestoreProduct(product);
  const { deletion, refresh } = useDeleteProduct(product, () => (
    <Button
      size="small"
      onClick={({ detail }) => {
        // The second click of a double click.
        if (detail < 2) restore();
      }}
    >
      Undo
    </Button>
  ));
  return (
    <ConfirmButton
      verb="Delete"
      variant={variant}
      label={`Delete ${product.name}`}
      busyText="Deleting…"
      title="Delete this part?"
      mutation={deletion}
      onDismiss={refresh}
    >
      <strong>{product.name}</strong> leaves the shop and stands under Archived. Orders keep its name and
      price.
    </ConfirmButton>
  );
}
