import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { nextOrderQuantity, quote } from './public/quote.ts';
import { formatCents, formatNumber } from '../../ui/money.ts';

interface PriceBreaksProps {
  readonly product: Product;
  readonly quantity: number;
}

/** Table of unit prices by quantity. Renders nothing if there is only one price. */
export function PriceBreaks({ product, quantity }: PriceBreaksProps) {
  const least = nextOrderQuantity(product);
  const starts = [least, ...product.priceBreaks.map(({ from }) => from).filter((from) => from > least)];
  if (starts.length === 1) return null;
  const reached = starts.findLast((from) => from <= quantity);
  return (
    <Box component="table" sx={table}>
      <Typography component="caption" variant="subtitle2" sx={{ textAlign: 'left', pb: 0.5 }}>
        Unit price
      </Typography>
      <tbody>
        {starts.map((from, index) => (
          <tr key={from} aria-current={from === reached ? 'true' : undefined}>
            <th scope="row">{rangeText(from, starts[index + 1])}</th>
            <td>{formatCents(quote(product, from).unitPriceCents)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function rangeText(from: number, next: number | undefined): string {
  if (next === undefined) return `${formatNumber(from)}+`;
  return from === next - 1 ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(next - 1)}`;
}

const table = {
  width: 1,
  maxWidth: 320,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& :is(th, td)': {
    py: 0.75,
    px: 1.25,
    borderTop: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
  },
  '& td': { textAlign: 'right' },
  '& [aria-current] > *': { fontWeight: 700 },
  '& [aria-current] > th': { boxShadow: 'inset 2px 0 currentColor' },
};
