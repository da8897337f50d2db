import { useMemo } from 'react';
import Box from '@mui/material/Box';
import type { Product } from '@pedalworks/contract';
import { FitAlert } from '../fit/public/fit-alert.tsx';
import { useFitWarnings } from '../fit/public/fit-warnings.ts';

/** Warnings that the product does not fit the active bike. */
export function BikeNote({ product }: { readonly product: Product }) {
  const catalogue = useMemo(() => [product], [product]);
  const warnings = useFitWarnings([{ productId: product._id }], catalogue);
  return (
    <Box role="status" sx={warnings.length === 0 ? { display: 'contents' } : null}>
      {warnings.length === 0 ? null : <FitAlert warnings={warnings} />}
    </Box>
  );
}
