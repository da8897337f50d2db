import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { minOrderReason, quote } from '../../shared/quote.ts';
import { formatMoney, formatNumber } from '../../../ui/money.ts';

/** Fewer than this are counted. */
const few = 10;

export function Availability({ part }: { readonly part: CatalogueProduct }) {
  const [text, color] = availabilityOf(part, quote(part).quantity);
  return (
    <Typography variant="subtitle2" component="strong" sx={{ color }}>
      {text}
    </Typography>
  );
}

/** Availability text and colour. Stock may be below the smallest order. */
function availabilityOf(
  { quantity }: CatalogueProduct,
  least: number,
): readonly [text: string, color: string] {
  if (quantity <= 0) return ['Out of stock', 'text.secondary'];
  if (quantity < least) return [`Only ${formatNumber(quantity)} left`, 'text.secondary'];
  return quantity < few ? [`${String(quantity)} left`, 'warning.main'] : ['In stock', 'success.main'];
}

/** The least order of a part, and why it is that; null where one can be ordered. */
export function leastOrderText(part: CatalogueProduct): string | null {
  const least = quote(part).quantity;
  const reason = minOrderReason(part);
  return least === 1 ? null : `at least ${formatNumber(least)}${reason === null ? '' : `, as ${reason}`}`;
}

/** The first lower price of a part; null where there is one price. */
export function lowerPriceText(part: CatalogueProduct): string | null {
  const lower = part.priceBreaks.find(({ from }) => from > quote(part).quantity);
  return lower === undefined ? null : `from ${formatNumber(lower.from)}: ${formatMoney(lower.price)}`;
}
