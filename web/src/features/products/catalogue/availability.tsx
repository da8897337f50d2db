import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { formatMoney } from '../../../ui/money.ts';

type Stock = Pick<CatalogueProduct, 'quantity' | 'priceBreaks' | 'minOrder'>;

/** Fewer than this are counted. */
const few = 10;

/** How many there are, in words: `In stock`, `9 left`, `Sold out`. */
function availabilityText({ quantity }: Pick<Stock, 'quantity'>): string {
  if (quantity <= 0) return 'Sold out';
  return quantity < few ? `${String(quantity)} left` : 'In stock';
}

/** Availability, the least order and the first lower price of a part in one line. */
export function Availability({ part }: { readonly part: Stock }) {
  const { quantity, minOrder, priceBreaks } = part;
  const [first] = priceBreaks;
  const color = quantity <= 0 ? 'info.main' : quantity < few ? 'warning.main' : 'success.main';
  const further = [
    ...(minOrder > 1 ? [`at least ${String(minOrder)}`] : []),
    ...(first === undefined ? [] : [`from ${String(first.from)}: ${formatMoney(first.price)}`]),
  ];
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      <Box component="strong" sx={{ color }}>
        {availabilityText(part)}
      </Box>
      {further.map((text) => ` · ${text}`)}
    </Typography>
  );
}
