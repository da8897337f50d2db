import type { Ref } from 'react';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { formatNumber } from '../../../ui/money.ts';
import { QuantityInput } from '../../../ui/quantity-input.tsx';
import { nextOrderQuantity, stepBelow } from './quote.ts';

interface QuantityStepperProps {
  readonly product: OrderableProduct;
  readonly quantity: number;
  /** Receives the quantity, or null while the text is invalid. */
  readonly onChange: (quantity: number | null) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Product name for the accessible labels, on pages with several steppers. Also hides the label visually. */
  readonly name?: string;
}

export function QuantityStepper({ product, name, ...input }: QuantityStepperProps) {
  const pieces = formatNumber(product.step);
  return (
    <QuantityInput
      {...input}
      {...stepsOf(product, input.quantity)}
      kind={numberKinds.count}
      subject={name}
      fewerLabel={`${pieces} fewer`}
      moreLabel={`${pieces} more`}
    />
  );
}

function stepsOf(product: OrderableProduct, quantity: number) {
  const { step } = product;
  const minimum = nextOrderQuantity(product);
  return {
    fewer: Math.min(quantity, Math.max(minimum, stepBelow(quantity, step))),
    more: Math.max(minimum, (Math.floor(quantity / step) + 1) * step),
    isLeast: quantity <= minimum,
  };
}
