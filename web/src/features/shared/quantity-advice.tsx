import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { formatNumber } from '../../ui/money.ts';
import { minOrderReason, nextOrderQuantity } from './quote.ts';

interface QuantityAdviceProps {
  readonly product: OrderableProduct;
  readonly quantity: number;
  /** Stock, which limits the suggested quantity. `Infinity` hides the stock warning. */
  readonly available: number;
  readonly isMadeToOrder?: boolean | undefined;
  readonly onChange: (quantity: number) => void;
  /** True to scroll to the warning, which on phones may appear below the fold or behind the sticky bar. */
  readonly scrollsIntoView?: boolean;
}

/** Warns if a quantity is below the minimum, not a multiple of the order step, or above the stock. */
export function QuantityAdvice({
  product,
  quantity,
  available,
  isMadeToOrder,
  onChange,
  scrollsIntoView = false,
}: QuantityAdviceProps) {
  const minimum = nextOrderQuantity(product);
  const next = nextOrderQuantity(product, quantity);
  const isOrderable = quantity === next;
  const isInStock = quantity <= available;
  if (isOrderable && isInStock) return null;
  const maxAvailable = Math.floor(Math.min(available, numberKinds.count.max) / product.step) * product.step;
  const suggested = maxAvailable < minimum ? next : Math.min(next, maxAvailable);
  const isSuggested = suggested !== quantity && suggested <= numberKinds.count.max;
  return (
    <Alert
      ref={scrollsIntoView ? scrollIntoView : null}
      severity="warning"
      sx={{ gridColumn: '1 / -1', py: 1, alignItems: 'center', scrollMarginBottom: 96 }}
      action={
        isSuggested && (
          <Button variant="text" onClick={() => onChange(suggested)}>
            Make it {formatNumber(suggested)}
          </Button>
        )
      }
    >
      {isOrderable ? null : orderRuleText(product)}{' '}
      {isInStock ? null : shortageText(available, isMadeToOrder)}
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

export function orderRuleText(product: OrderableProduct): string {
  const { step } = product;
  const reason = minOrderReason(product);
  const inSteps = step === 1 ? '' : `, in ${steps[step - 2] ?? `${formatNumber(step)}s`}`;
  return `Sold from ${formatNumber(nextOrderQuantity(product))}${inSteps}${reason === null ? '' : `: ${reason}`}.`;
}

export function shortageText(available: number, isMadeToOrder = false): string {
  const there = available === 0 ? 'Out of stock' : `Only ${formatNumber(available)} left`;
  if (!isMadeToOrder) return `${there}.`;
  return `${there}. We’ll make ${available === 0 ? 'it' : 'the rest'} and email you when it ships.`;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
