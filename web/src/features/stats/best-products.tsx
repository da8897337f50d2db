import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Stats } from '@pedalworks/contract';
import { formatDate } from '../../ui/dates.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { Section } from '../../ui/section.tsx';

export function BestProducts({ stats: { best, from, currency } }: { readonly stats: Stats }) {
  return (
    <Section title={`Best sellers since ${formatDate(from, 'monthDay')}`} variant="h3" gap={1}>
      {best.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nothing was sold since then.</Typography>
      ) : (
        <ol>
          {best.map(({ productId, name, units, revenue }) => (
            <Box component="li" key={productId} sx={row}>
              <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
                <Link href={`/dashboard/allProduct/${productId}`} dir="auto">
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
        </ol>
      )}
    </Section>
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
