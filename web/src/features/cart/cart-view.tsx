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
import type { CartLine } from './cart-lines.ts';
import { CartRow, RemovedRow } from './cart-row.tsx';
import { besideSummary } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { putInCart } from './cart-steps.ts';
import { useCart } from './cart-store.ts';
import { MissingRow } from './missing-row.tsx';
import { PasteForm } from './paste-form.tsx';
import { priceCart, type PricedCart } from './priced-lines.ts';
import { useRemovedLines, type ShownLine } from './removed-lines.ts';

interface CartViewProps {
  readonly catalogue: readonly CatalogueProduct[];
  /** Leads from an empty cart to an order that is not paid yet. */
  readonly unpaid: ReactNode;
}

export function CartView({ catalogue, unpaid }: CartViewProps) {
  const lines = useCart();
  useAddressedPart(catalogue);
  const { shown, restoredId, remove, putBack } = useRemovedLines(lines);
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
      <CartRow key={key} {...priced} isRestored={key === restoredId} onRemove={onRemove} />
    );
  };
  const isEmpty = shown.length === 0;
  return (
    <Box sx={isEmpty ? null : besideSummary}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {isEmpty ? unpaid : null}
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <Box component="ul" aria-label="Parts in the cart" sx={{ borderTop: 1, borderColor: 'divider' }}>
            {shown.map(row)}
          </Box>
        )}
        <PasteForm catalogue={catalogue} />
      </Box>
      {isEmpty ? null : (
        <CartSummary {...cart}>
          <WayOn {...cart} />
        </CartSummary>
      )}
    </Box>
  );
}

function WayOn({ priced, gone }: PricedCart) {
  const isReady = gone.length === 0 && priced.length > 0;
  const button = isReady
    ? { href: '/checkout', onClick: stopAtInvalid }
    : { 'aria-disabled': true, 'aria-describedby': obstacleId };
  return (
    <>
      {isReady ? null : (
        <Typography id={obstacleId}>
          {gone.length > 0
            ? 'Remove what is no longer in the catalogue to continue.'
            : 'Nothing is left to order.'}
        </Typography>
      )}
      <Button variant="contained" color="primary" {...button} sx={{ minHeight: 48 }}>
        Check out
      </Button>
      <Link href="/parts">Look for more parts</Link>
    </>
  );
}

/** An unclear or empty quantity is not what the cart would order. */
function stopAtInvalid(event: SyntheticEvent): void {
  const invalid = event.currentTarget.ownerDocument.querySelector<HTMLElement>('main [aria-invalid="true"]');
  if (invalid === null) return;
  event.preventDefault();
  invalid.focus();
}

/** Adds the part that the address names, once: `?add=<id>&quantity=2`, as a page sends it whose scripts did not run. */
function useAddressedPart(catalogue: readonly CatalogueProduct[]): void {
  const [params, setParams] = useSearchParams();
  const id = params.get('add');
  const add = useEffectEvent(() => {
    const part = catalogue.find(({ _id }) => _id === id);
    const { value } = parseNumber(params.get('quantity') ?? '', { ...numberKinds.count, label: 'Quantity' });
    setParams({}, { replace: true });
    if (part !== undefined) putInCart(part, value);
  });
  useEffect(() => {
    if (id !== null) add();
  }, [id]);
}

const obstacleId = 'cart-obstacle';

function nameOf({ productId }: CartLine, catalogue: readonly CatalogueProduct[]): string {
  return catalogue.find(({ _id }) => _id === productId)?.name ?? '';
}

function EmptyCart() {
  return (
    <EmptyState title="Your cart is empty" action={<PrimaryLink href="/parts">See the parts</PrimaryLink>}>
      Press + beside a part’s Buy Now to put it here. Several parts become one order, paid once.
    </EmptyState>
  );
}
