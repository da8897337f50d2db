import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Product } from '@pedalworks/contract';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { useDeleteProduct, useRestoreProduct, useChangeProducts } from './change-products.ts';

interface ProductActionsProps {
  readonly product: Product;
  readonly variant?: 'text' | 'outlined';
}

export function ProductActions({ product, variant = 'text' }: ProductActionsProps) {
  const { _id, name, status } = product;
  const Other = status === 'archived' ? RestoreButton : DeleteButton;
  return (
    <Stack direction="row" spacing={variant === 'text' ? 0 : 1}>
      <Button variant={variant} href={`/dashboard/allProduct/${_id}`} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Other product={product} variant={variant} />
    </Stack>
  );
}

type ActionProps = Required<ProductActionsProps>;

function RestoreButton({ product, variant }: ActionProps) {
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

function DeleteButton({ product, variant }: ActionProps) {
  const { mutate: restore } = useRestoreProduct(product);
  const { deletion, refresh } = useDeleteProduct(product, <UndoButton onPress={() => restore()} />);
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
      <strong>{product.name}</strong> is removed from the shop and moved to Archived. Orders keep its name and
      price.
    </ConfirmButton>
  );
}

interface SelectedProductsProps {
  readonly products: readonly Product[];
  /** Called to clear the selection, unless some products could not be changed. */
  readonly onDone: () => void;
}

export function SelectedProducts({ products, onDone }: SelectedProductsProps) {
  const { changeAll, isPending } = useChangeProducts();
  const active = products.filter(({ status }) => status === 'active');
  const status = active.length === 0 ? 'active' : 'archived';
  return (
    <BusyButton
      variant="contained"
      busy={isPending}
      onClick={() => changeAll(status === 'active' ? products : active, status, onDone)}
    >
      {status === 'active' ? 'Restore' : 'Archive'}
    </BusyButton>
  );
}
