import Button, { type ButtonProps } from '@mui/material/Button';

interface BuyButtonProps extends Pick<ButtonProps, 'sx'> {
  readonly productId: string;
  readonly name?: string;
  readonly isSoldOut: boolean;
  readonly onBuy: () => void;
}

/** Opens the Buy Now dialog. Without JavaScript it submits a form that leads to the product's page. */
export function BuyButton({ productId, name, isSoldOut, onBuy, ...props }: BuyButtonProps) {
  return (
    <Button
      variant={isSoldOut ? 'outlined' : 'contained'}
      color={isSoldOut ? 'secondary' : 'primary'}
      data-buys={productId}
      type="submit"
      name="buy"
      value={productId}
      onClick={(event) => {
        event.preventDefault();
        onBuy();
      }}
      aria-label={name === undefined ? undefined : `Buy Now: ${name}`}
      {...props}
    >
      Buy Now
    </Button>
  );
}

/** Focuses the product's visible Buy Now button. After a sign-in the original button no longer exists. */
export const focusBuyButton = (productId: string) => () => {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-buys="${CSS.escape(productId)}"]`);
  [...buttons].find((button) => button.checkVisibility())?.focus();
};
