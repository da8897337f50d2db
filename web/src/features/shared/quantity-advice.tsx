import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { formatNumber } from '../../ui/money.ts';
import { leastOrderReason, nextOrder } from './quote.ts';

interface QuantityAdviceProps {
  readonly product: OrderableProduct;
  readonly quantity: number;
  /** Stock; `Infinity` hides the stock warning. */
  readonly available: number;
  /** True if the shop takes orders above its stock. */
  readonly isMadeToOrder?: boolean | undefined;
  readonly onMake: (quantity: number) => void;
  /** True to scroll to it when it appears, as it may be below the fold or behind a phone's bar. */
  readonly isScrolledTo?: boolean;
}

/** Warns that a quantity is below the minimum, off the step or above the stock. The shop may accept the order all the same. */
export function QuantityAdvice({
  product,
  quantity,
  available,
  isMadeToOrder,
  onMake,
  isScrolledTo = false,
}: QuantityAdviceProps) {
  const least = nextOrder(product);
  const next = nextOrder(product, quantity);
  const isSold = quantity === next;
  const isThere = quantity <= available;
  if (isSold && isThere) return null;
  // What can be had, as near to the quantity as there is.
  const most = Math.floor(Math.min(available, numberKinds.count.max) / product.step) * product.step;
  const better = most < least ? next : Math.min(next, most);
  const isBetter = better !== quantity && better <= numberKinds.count.max;
  return (
    <Alert
      ref={isScrolledTo ? scrollIntoView : null}
      severity="warning"
      sx={{ gridColumn: '1 / -1', py: 1, alignItems: 'center', scrollMarginBottom: 96 }}
      action={
        isBetter && (
          <Button variant="text" onClick={() => onMake(better)}>
            Make it {formatNumber(better)}
          </Button>
        )
      }
    >
      {isSold ? null : soldFrom(product)} {isThere ? null : shortageText(available, isMadeToOrder)}
    </Alert>
  );
}

const steps = [
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'elevens',
  'twelves',
];

/** `Sold from 12, in sixes.`, or `Sold from 2: card payments begin at $0.50.` */
export function soldFrom(product: OrderableProduct): string {
  const { step } = product;
  const reason = leastOrderReason(product);
  const inSteps = step === 1 ? '' : `, in ${steps[step - 2] ?? `${formatNumber(step)}s`}`;
  return `Sold from ${formatNumber(nextOrder(product))}${inSteps}${reason === null ? '' : `: ${reason}`}.`;
}

/** `Only 3 left.`, and what happens to the rest where the shop takes the order. */
export function shortageText(available: number, isMadeToOrder = false): string {
  const there = available === 0 ? 'Out of stock' : `Only ${formatNumber(available)} left`;
  if (!isMadeToOrder) return `${there}.`;
  return `${there}. We’ll make ${available === 0 ? 'it' : 'the rest'} and email you when it ships.`;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
