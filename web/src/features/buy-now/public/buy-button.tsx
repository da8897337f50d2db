import Button, { type ButtonProps } from '@mui/material/Button';

interface BuyButtonProps extends Pick<ButtonProps, 'sx'> {
  readonly productId: string;
  readonly name?: string;
  /** True for the main action of a page, false beside other products. */
  readonly isMain: boolean;
  readonly onBuy: () => void;
}

/**
 * Opens the Buy Now dialog. Before hydration, the button submits the surrounding form instead. It is never disabled: the
 * dialog and the server check the quantity.
 */
export function BuyButton({ productId, name, isMain, onBuy, ...props }: BuyButtonProps) {
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'secondary'}
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

/** Returns a function that focuses a visible Buy Now button of the product. Sign-in may remove the clicked button. */
export const focusBuyButton = (productId: string) => () => {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-buys="${CSS.escape(productId)}"]`);
  [...buttons].find((button) => button.checkVisibility())?.focus();
};
