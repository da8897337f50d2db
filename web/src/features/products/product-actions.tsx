import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Product } from '@pedalworks/contract';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useChangeStatus, useDeleteProduct, useRestoreProduct } from './use-change-product.ts';

interface ProductActionsProps {
  readonly product: Product;
  readonly variant?: 'text' | 'outlined';
}

/** What an admin can do about a product: edit it, and take it out of the shop or bring it back. */
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

/** After a question and with a way back. */
function DeleteButton({ product, variant }: ActionProps) {
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

interface SelectedProductsProps {
  readonly products: readonly Product[];
  /** Ends the selection; not called while some of it could not be changed. */
  readonly onDone: () => void;
}

/** What an admin can do about several products at once: archive them, or bring archived ones back. */
export function SelectedProducts({ products, onDone }: SelectedProductsProps) {
  const { mutate, isPending } = useChangeStatus();
  const isArchived = products.every(({ status }) => status === 'archived');
  const [verb, status] = isArchived
    ? (['Bring back', 'active'] as const)
    : (['Archive', 'archived'] as const);
  return (
    <BusyButton
      variant="contained"
      busy={isPending}
      onClick={() =>
        mutate(
          { products, status },
          { onSuccess: ({ failed }) => (failed.length === 0 ? onDone() : undefined) },
        )
      }
    >
      {verb}
    </BusyButton>
  );
}
