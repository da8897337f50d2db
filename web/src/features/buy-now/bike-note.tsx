import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Product } from '@pedalworks/contract';
import { fitLabels } from '../shared/fit-labels.ts';
import { useFitWarnings } from '../shared/fit-warnings.ts';

/** Warnings that the product does not fit the active bike. */
export function BikeNote({ product }: { readonly product: Product }) {
  const catalogue = useMemo(() => [product], [product]);
  const warnings = useFitWarnings([product._id], catalogue);
  return (
    <Box role="status" sx={warnings.length === 0 ? { display: 'contents' } : null}>
      {warnings.map(({ verdict, message }) => (
        <Alert key={message} severity="warning" role="group" aria-label="Compatibility warning">
          <strong>{fitLabels[verdict]}:</strong> <span dir="auto">{message}</span>
        </Alert>
      ))}
    </Box>
  );
}
