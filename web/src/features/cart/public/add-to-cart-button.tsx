import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { formatNumber } from '../../../ui/money.ts';
import { cartSubmit } from './add-to-cart.tsx';
import { findLine, addToCart, type CartPart } from './cart-steps.ts';
import { useCart } from './cart-store.ts';

interface AddToCartButtonProps extends Pick<ButtonProps, 'sx'> {
  readonly part: CartPart;
  readonly quantity: number;
  readonly onInvalid?: (() => void) | undefined;
}

export function AddToCartButton({ part, quantity, onInvalid, sx }: AddToCartButtonProps) {
  return (
    <Button sx={sx} {...cartSubmit(part, onInvalid ?? (() => addToCart(part, quantity)))}>
      Add to cart
    </Button>
  );
}

export function InYourCart({ part }: { readonly part: CartPart }) {
  const inCart = findLine(useCart(), part)?.quantity ?? 0;
  return (
    <Typography role="status" sx={inCart === 0 ? visuallyHidden : null}>
      {inCart === 0 ? null : (
        <>
          {formatNumber(inCart)} in your cart · <Link href="/cart">View</Link>
        </>
      )}
    </Typography>
  );
}
