import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Stats } from '@pedalworks/contract';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { dayInWords } from './month-figures.ts';

/** The parts that brought in most over the days that are shown. */
export function BestProducts({ stats: { best, from, currency } }: { readonly stats: Stats }) {
  return (
    <section aria-labelledby="best-products">
      <Typography variant="h3" id="best-products">
        Best parts since {dayInWords(from)}
      </Typography>
      {best.length === 0 ? (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>Nothing was sold since then.</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {best.map(({ productId, name, units, revenue }) => (
            <Box component="li" key={productId} sx={row}>
              <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
                <Link
                  href={`/dashboard/allProduct/${productId}`}
                  dir="auto"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {name}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatNumber(units)} sold
                </Typography>
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(revenue, currency)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
