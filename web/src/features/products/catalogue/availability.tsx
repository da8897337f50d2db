import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { daysUntilMade, madeToOrderPromise } from '@pedalworks/contract/made-to-order';
import { minOrderReason, quote } from '../public/quote.ts';
import { formatMoney, formatNumber } from '../../../ui/money.ts';

/** Stock below which the page displays the exact number instead of `In stock`. */
const few = 10;

export function Availability({ part }: { readonly part: CatalogueProduct }) {
  const [text, color] = availabilityOf(part, quote(part).quantity);
  return (
    <Typography variant="subtitle2" component="strong" sx={{ color }}>
      {text}
    </Typography>
  );
}

function availabilityOf(part: CatalogueProduct, least: number): readonly [text: string, color: string] {
  const { quantity, madeToOrder } = part;
  const days = daysUntilMade(part, least);
  if (days !== null) return [madeToOrderPromise(days), 'text.secondary'];
  if (madeToOrder !== undefined) return ['In stock', 'success.main'];
  if (quantity <= 0) return ['Out of stock', 'text.secondary'];
  if (quantity < least) return [`Only ${formatNumber(quantity)} left`, 'text.secondary'];
  return quantity < few ? [`${String(quantity)} left`, 'warning.main'] : ['In stock', 'success.main'];
}

export function leastOrderText(part: CatalogueProduct): string | null {
  const least = quote(part).quantity;
  const reason = minOrderReason(part);
  return least === 1 ? null : `at least ${formatNumber(least)}${reason === null ? '' : `, as ${reason}`}`;
}

export function lowerPriceText(part: CatalogueProduct): string | null {
  const lower = part.priceBreaks.find(({ from }) => from > quote(part).quantity);
  return lower === undefined ? null : `from ${formatNumber(lower.from)}: ${formatMoney(lower.price)}`;
}
