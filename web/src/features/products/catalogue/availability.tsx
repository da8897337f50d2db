import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { leastOrderReason, quote } from '../../../ui/quote.ts';
import { formatMoney, formatNumber } from '../../../ui/money.ts';

/** Fewer than this are counted. */
const few = 10;

interface AvailabilityProps {
  readonly part: CatalogueProduct;
  /** Whether the first lower price is named; not where all of them are listed. */
  readonly hasBreak?: boolean;
}

/** Availability, the least order and the first lower price of a part in one line. */
export function Availability({ part, hasBreak = true }: AvailabilityProps) {
  const least = quote(part).quantity;
  const reason = leastOrderReason(part);
  const lower = part.priceBreaks.find(({ from }) => from > least);
  const [text, color] = availabilityOf(part, least);
  const further = [
    ...(least > 1 ? [`at least ${formatNumber(least)}${reason === null ? '' : `, as ${reason}`}`] : []),
    ...(hasBreak && lower !== undefined
      ? [`from ${formatNumber(lower.from)}: ${formatMoney(lower.price)}`]
      : []),
  ];
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      <Box component="strong" sx={{ color }}>
        {text}
      </Box>
      {further.map((more) => ` · ${more}`)}
    </Typography>
  );
}

/** In words, and their colour. What is left may be less than one can order. */
function availabilityOf(
  { quantity }: CatalogueProduct,
  least: number,
): readonly [text: string, color: string] {
  if (quantity <= 0) return ['Sold out', 'text.secondary'];
  if (quantity < least) return [`Only ${formatNumber(quantity)} left`, 'text.secondary'];
  return quantity < few ? [`${String(quantity)} left`, 'warning.main'] : ['In stock', 'success.main'];
}
