import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { CatalogueProduct } from '@pedalworks/contract';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CartLine } from './cart-lines.ts';
import { CartRow, MissingRow, RemovedRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCart } from './cart-store.ts';
import { PasteForm } from './paste-form.tsx';
import { priceCart } from './priced-lines.ts';
import { useRemovedLines, type ShownLine } from './removed-lines.ts';

/** The cart of this browser, at the prices of the catalogue. */
export function CartView({ catalogue }: { readonly catalogue: readonly CatalogueProduct[] }) {
  const lines = useCart();
  const { shown, remove, putBack } = useRemovedLines(lines);
  const cart = priceCart(lines, catalogue);
  const row = ({ line, isRemoved }: ShownLine) => {
    const key = line.productId;
    if (isRemoved)
      return <RemovedRow key={key} name={nameOf(line, catalogue)} onPutBack={() => putBack(line)} />;
    const priced = cart.priced.find((other) => other.line === line);
    const onRemove = () => remove(line);
    return priced === undefined ? (
      <MissingRow key={key} productId={key} onRemove={onRemove} />
    ) : (
      <CartRow key={key} {...priced} onRemove={onRemove} />
    );
  };
  if (shown.length === 0)
    return (
      <>
        <EmptyCart />
        <PasteForm catalogue={catalogue} />
      </>
    );
  return (
    <Box sx={layout}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box component="ul" aria-label="Parts in the cart" sx={{ borderTop: 1, borderColor: 'divider' }}>
          {shown.map(row)}
        </Box>
        <PasteForm catalogue={catalogue} />
      </Box>
      <CartSummary {...cart} />
    </Box>
  );
}

function nameOf({ productId }: CartLine, catalogue: readonly CatalogueProduct[]): string {
  return catalogue.find(({ _id }) => _id === productId)?.name ?? '';
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      action={
        <Button variant="contained" color="primary" href="/parts">
          See the parts
        </Button>
      }
    >
      Press + beside a part’s Buy Now to put it here. Several parts become one order, paid once.
    </EmptyState>
  );
}

export function CartSkeleton() {
  return (
    <Box sx={layout}>
      <Skeleton height={280} />
      <Skeleton height={240} />
    </Box>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
  gap: { xs: 3, md: 5 },
};
