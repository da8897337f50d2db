import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { formatNumber } from '../../ui/money.ts';
import { cartSubmit } from './add-to-cart.tsx';
import { lineIn, putInCart, type CartPart } from './cart-steps.ts';
import { useCart } from './cart-store.ts';

interface AddToCartButtonProps extends Pick<ButtonProps, 'sx'> {
  readonly part: CartPart;
  readonly quantity: number;
  /** Called instead while the typed quantity is invalid. */
  readonly instead?: (() => void) | undefined;
}

/** Puts as many of a part into the cart as were chosen on its page; {@link InYourCart} says that they are there. */
export function AddToCartButton({ part, quantity, instead, sx }: AddToCartButtonProps) {
  return (
    <Button sx={sx} {...cartSubmit(part, instead ?? (() => putInCart(part, quantity)))}>
      Add to cart
    </Button>
  );
}

/** Quantity of a part in the cart, with a link to it; renders nothing for 0. */
export function InYourCart({ part }: { readonly part: CartPart }) {
  const inCart = lineIn(useCart(), part)?.quantity ?? 0;
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
