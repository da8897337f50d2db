import type { Product } from '@pedalworks/contract';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useRestoreProduct } from './use-change-product.ts';

interface RestoreProductButtonProps {
  readonly product: Product;
  readonly variant?: 'text' | 'outlined';
}

/** Brings an archived product back into the shop. */
export function RestoreProductButton({ product, variant = 'text' }: RestoreProductButtonProps) {
  const { mutate, isPending } = useRestoreProduct(product);
  return (
    <BusyButton
      variant={variant}
      aria-label={`Restore ${product.name}`}
      busy={isPending}
      onClick={() => mutate()}
    >
      Restore
    </BusyButton>
  );
}
