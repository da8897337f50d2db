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
  readonly isMadeToOrder?: boolean | undefined;
  readonly onMake: (quantity: number) => void;
  /** True to scroll to the warning, which may appear below the fold or behind the sticky bar on phones. */
  readonly isScrolledTo?: boolean;
}

/**
 * Warns about a quantity below the minimum, off the order step or above the stock, which the shop may still accept.
 */
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

export function soldFrom(product: OrderableProduct): string {
  const { step } = product;
  const reason = leastOrderReason(product);
  const inSteps = step === 1 ? '' : `, in ${steps[step - 2] ?? `${formatNumber(step)}s`}`;
  return `Sold from ${formatNumber(nextOrder(product))}${inSteps}${reason === null ? '' : `: ${reason}`}.`;
}

export function shortageText(available: number, isMadeToOrder = false): string {
  const there = available === 0 ? 'Out of stock' : `Only ${formatNumber(available)} left`;
  if (!isMadeToOrder) return `${there}.`;
  return `${there}. We’ll make ${available === 0 ? 'it' : 'the rest'} and email you when it ships.`;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
