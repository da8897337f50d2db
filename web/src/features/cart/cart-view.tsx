import { useEffect, useEffectEvent, type ReactNode, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { numberKinds, parseNumber } from '@pedalworks/contract/numbers';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PrimaryLink } from '../../ui/primary-link.tsx';
import { CartList } from './cart-list.tsx';
import { summaryLayout } from './cart-layout.ts';
import { CartSummary } from './public/cart-summary.tsx';
import { addToCart } from './public/cart-steps.ts';
import { useCart } from './public/cart-store.ts';
import { PasteList } from './paste-list.tsx';
import { priceCart, type PricedCart } from './public/priced-lines.ts';
import { useRemovedLines } from './removed-lines.ts';
import { WaitingParts } from './waiting-parts.tsx';

interface CartViewProps {
  readonly catalogue: readonly CatalogueProduct[];
  readonly unpaid: ReactNode;
}

export function CartView({ catalogue, unpaid }: CartViewProps) {
  const lines = useCart();
  useAddFromUrl(catalogue);
  const removals = useRemovedLines(lines);
  const cart = priceCart(lines, catalogue);
  const isEmpty = removals.shown.length === 0;
  return (
    <Box sx={isEmpty ? null : summaryLayout}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {isEmpty ? unpaid : null}
        <WaitingParts catalogue={catalogue} />
        {isEmpty ? <EmptyCart /> : <CartList cart={cart} catalogue={catalogue} removals={removals} />}
        <PasteList catalogue={catalogue} />
      </Box>
      {isEmpty ? null : (
        <CartSummary {...cart}>
          <CheckoutButton {...cart} />
        </CartSummary>
      )}
    </Box>
  );
}

function CheckoutButton({ lines, unavailable }: PricedCart) {
  const isReady = unavailable.length === 0 && lines.length > 0;
  const button = isReady
    ? { href: '/checkout', onClick: focusInvalid }
    : { 'aria-disabled': true, 'aria-describedby': obstacleId };
  return (
    <>
      {isReady ? null : (
        <Typography id={obstacleId}>
          {unavailable.length > 0
            ? 'Remove unavailable parts to continue.'
            : 'Your cart has no parts to order.'}
        </Typography>
      )}
      <Button variant="contained" color="primary" {...button} sx={{ minHeight: 48 }}>
        Check out
      </Button>
      <Link href="/parts">Continue shopping</Link>
    </>
  );
}

/** Focuses an invalid quantity instead of opening checkout, because the cart still has the previous quantity. */
function focusInvalid(event: SyntheticEvent): void {
  const invalid = event.currentTarget.ownerDocument.querySelector<HTMLElement>('main [aria-invalid="true"]');
  if (invalid === null) return;
  event.preventDefault();
  invalid.focus();
}

/** Adds the part given in the URL (`?add=<id>&quantity=2`). Add to cart submits to this URL before hydration. */
function useAddFromUrl(catalogue: readonly CatalogueProduct[]): void {
  const [params, setParams] = useSearchParams();
  const id = params.get('add');
  const add = useEffectEvent(() => {
    const part = catalogue.find(({ _id }) => _id === id);
    const { value } = parseNumber(params.get('quantity') ?? '', {
      ...numberKinds.count,
      label: 'Quantity',
    });
    setParams({}, { replace: true });
    if (part !== undefined) addToCart(part, value);
  });
  useEffect(() => {
    if (id !== null) add();
  }, [id]);
}

const obstacleId = 'cart-obstacle';

function EmptyCart() {
  return (
    <EmptyState title="Your cart is empty" action={<PrimaryLink href="/parts">Browse parts</PrimaryLink>}>
      Press + next to Buy Now to add a part. All parts in the cart become one order with one payment.
    </EmptyState>
  );
}
