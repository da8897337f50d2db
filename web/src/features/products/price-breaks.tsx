import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { formatMoney } from '../../ui/money.ts';

/** What one piece costs, by how many are ordered; nothing where that makes no difference. */
export function PriceBreaks({ product: { price, priceBreaks } }: { readonly product: Product }) {
  if (priceBreaks.length === 0) return null;
  const rows = [{ from: 1, price }, ...priceBreaks];
  return (
    <Box component="table" sx={table}>
      <Typography component="caption" variant="subtitle2" sx={{ textAlign: 'left', pb: 0.5 }}>
        Price of one piece
      </Typography>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row">{row.from === 1 ? 'any number' : `from ${String(row.from)}`}</th>
            <td>{formatMoney(row.price)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: 1,
  maxWidth: 320,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& :is(th, td)': { py: 0.75, borderTop: 1, borderColor: 'divider', textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right', fontWeight: 700 },
};
