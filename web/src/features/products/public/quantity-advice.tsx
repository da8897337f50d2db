import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { madeToOrderPromise } from '@pedalworks/contract/made-to-order';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { formatNumber } from '../../../ui/money.ts';
import { minOrderReason, nextOrderQuantity } from './quote.ts';

interface QuantityAdviceProps {
  readonly product: OrderableProduct;
  readonly quantity: number;
  /** Stock, which limits the suggested quantity. `Infinity` hides the stock warning. */
  readonly available: number;
  readonly isMadeToOrder?: boolean | undefined;
  /** True to show a shortage of parts that are made to order as text, because it needs no action. */
  readonly isQuiet?: boolean;
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
  isQuiet = false,
  onChange,
  scrollsIntoView = false,
}: QuantityAdviceProps) {
  const isOrderable = quantity === nextOrderQuantity(product, quantity);
  const isInStock = quantity <= available;
  if (isOrderable && isInStock) return null;
  const suggested = suggestedQuantity(product, quantity, available);
  const isSuggested = suggested !== quantity && suggested <= numberKinds.count.max;
  const make = isSuggested && {
    onClick: () => onChange(suggested),
    children: `Make it ${formatNumber(suggested)}`,
  };
  const shortage = shortageText({ ...product, quantity: available }, isMadeToOrder);
  const isMade = isMadeToOrder === true || product.madeToOrder != null;
  if (isQuiet && isOrderable && isMade) return <QuietShortage text={shortage} make={make} />;
  return (
    <Alert
      ref={scrollsIntoView ? scrollIntoView : null}
      severity="warning"
      sx={{ gridColumn: '1 / -1', py: 1, alignItems: 'center', scrollMarginBottom: 96 }}
      action={make && <Button variant="text" {...make} />}
    >
      {isOrderable ? null : orderRuleText(product)} {isInStock ? null : shortage}
    </Alert>
  );
}

/** Returns the next quantity that can be ordered, from the stock if that is enough for an order. */
function suggestedQuantity(product: OrderableProduct, quantity: number, available: number): number {
  const next = nextOrderQuantity(product, quantity);
  const maxAvailable = Math.floor(Math.min(available, numberKinds.count.max) / product.step) * product.step;
  return maxAvailable < nextOrderQuantity(product) ? next : Math.min(next, maxAvailable);
}

interface QuietShortageProps {
  readonly text: string;
  readonly make: false | { readonly onClick: () => void; readonly children: string };
}

function QuietShortage({ text, make }: QuietShortageProps) {
  return (
    <Box role="status" sx={quiet}>
      <span>{text}</span>
      {make && <Link component="button" type="button" {...make} sx={{ minHeight: 44, font: 'inherit' }} />}
    </Box>
  );
}

const quiet = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  typography: 'body2',
  color: 'text.secondary',
};

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

/** @param isMadeToOrder true if the shop sells all parts beyond their stock */
export function shortageText(
  { quantity: available, madeToOrder }: Pick<OrderableProduct, 'quantity' | 'madeToOrder'>,
  isMadeToOrder = false,
): string {
  const there = available === 0 ? 'Out of stock' : `Only ${formatNumber(available)} left`;
  if (madeToOrder != null) {
    const promise = madeToOrderPromise(madeToOrder.days);
    return available === 0 ? `${promise}.` : `${there}. The rest: ${promise.replace('Made', 'made')}.`;
  }
  if (!isMadeToOrder) return `${there}.`;
  return `${there}. We’ll make ${available === 0 ? 'it' : 'the rest'} and email you when it ships.`;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
