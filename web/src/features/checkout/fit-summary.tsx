import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { PricedCart } from '../cart/public/priced-lines.ts';
import { useFitWarnings } from '../fit/public/fit-warnings.ts';
import { UnconfirmedFit } from '../fit/public/unconfirmed-fit.tsx';

interface FitSummaryProps {
  readonly cart: PricedCart;
  readonly catalogue: readonly CatalogueProduct[];
}

/** Parts that may not fit, one line each. They never prevent the order. */
export function FitSummary({ cart, catalogue }: FitSummaryProps) {
  const warnings = useFitWarnings(
    cart.lines.map(({ line }) => line),
    catalogue,
  );
  if (warnings.length === 0) return null;
  return (
    <Box component="ul" aria-label="Compatibility" sx={{ mt: 2 }}>
      {cart.lines.map(({ part: { _id, name } }) => {
        const messages = warnings.flatMap((each) => (each.productId === _id ? [each.message] : []));
        return messages.length === 0 ? null : (
          <Box key={_id} component="li" sx={row}>
            <Typography variant="body2" component="span" dir="auto" sx={{ fontWeight: 700 }}>
              {name}
            </Typography>
            <UnconfirmedFit messages={messages} />
          </Box>
        );
      })}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  overflowWrap: 'anywhere',
};
