import Button, { type ButtonProps } from '@mui/material/Button';

interface BuyButtonProps extends Pick<ButtonProps, 'onClick' | 'sx'> {
  readonly productId: string;
  /** Names the product where the page has several. */
  readonly name?: string;
  readonly isSoldOut: boolean;
}

/** Opens the purchase of a product, which leads back to it when it is closed. */
export function BuyButton({ productId, name, isSoldOut, ...props }: BuyButtonProps) {
  return (
    <Button
      variant={isSoldOut ? 'outlined' : 'contained'}
      color={isSoldOut ? 'secondary' : 'primary'}
      data-buys={productId}
      aria-label={name === undefined ? undefined : `Buy Now: ${name}`}
      {...props}
    >
      Buy Now
    </Button>
  );
}

/** Focuses the product's Buy Now that is in sight: after a sign-in, the one that was pressed is gone with its page. */
export const focusBuyButton = (productId: string) => () => {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-buys="${CSS.escape(productId)}"]`);
  [...buttons].find((button) => button.checkVisibility())?.focus();
};
