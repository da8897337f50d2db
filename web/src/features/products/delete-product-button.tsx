import type { Product } from '@pedalworks/contract';
import { errorMessage } from '../../services/error-message.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useDeleteProduct } from './queries.ts';

interface DeleteProductButtonProps {
  readonly product: Product;
  readonly variant?: 'text' | 'outlined';
}

/** Takes a product out of the shop, after a question. */
export function DeleteProductButton({ product, variant = 'text' }: DeleteProductButtonProps) {
  const { deletion, refresh } = useDeleteProduct(product);
  return (
    <ConfirmButton
      verb="Delete"
      variant={variant}
      label={`Delete ${product.name}`}
      busyText="Deleting…"
      title="Delete this part?"
      mutation={deletion}
      messageOf={errorMessage}
      onDismiss={refresh}
    >
      <strong>{product.name}</strong> leaves the shop for good. Orders keep its name and price.
    </ConfirmButton>
  );
}
