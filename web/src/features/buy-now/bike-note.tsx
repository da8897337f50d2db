import { useMemo } from 'react';
import Box from '@mui/material/Box';
import type { Product } from '@pedalworks/contract';
import { FitAlert, FitMessage } from '../shared/fit-alert.tsx';
import { useFitWarnings } from '../shared/fit-warnings.ts';

/** Warnings that the product does not fit the active bike. */
export function BikeNote({ product }: { readonly product: Product }) {
  const catalogue = useMemo(() => [product], [product]);
  const warnings = useFitWarnings([product._id], catalogue);
  return (
    <Box role="status" sx={warnings.length === 0 ? { display: 'contents' } : null}>
      {warnings.map(({ verdict, message }) => (
        <FitAlert key={message}>
          <FitMessage verdict={verdict} message={message} />
        </FitAlert>
      ))}
    </Box>
  );
}
