import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { PricedCart } from '../cart/priced-lines.ts';
import { FitAlert, FitMessage } from '../shared/fit-alert.tsx';
import { useFitWarnings } from '../shared/fit-warnings.ts';

interface FitSummaryProps {
  readonly cart: PricedCart;
  readonly catalogue: readonly CatalogueProduct[];
}

/** Compatibility warnings of the whole order. They never prevent it. */
export function FitSummary({ cart, catalogue }: FitSummaryProps) {
  const ids = cart.lines.map(({ part }) => part._id);
  const warnings = useFitWarnings(ids, catalogue);
  if (warnings.length === 0) return null;
  return (
    <FitAlert sx={{ mt: 2 }}>
      <AlertTitle sx={{ fontWeight: 700 }}>
        {warnings.length === 1 ? 'One part may not fit' : 'Some parts may not fit'}
      </AlertTitle>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {warnings.map(({ productId, verdict, message }) => (
          <li key={`${productId} ${message}`}>
            <FitMessage verdict={verdict} message={message} />
          </li>
        ))}
      </Box>
      You can still order, or <Link href="/cart">change the cart</Link>.
    </FitAlert>
  );
}
