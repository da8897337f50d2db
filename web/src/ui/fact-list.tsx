import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface FactListProps {
  /** What is not known is left out. */
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms and values with a hairline between one and the next. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box component="dl" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([term, value]) => (
          <Box key={term} sx={fact}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {term}
            </Box>
            <Box component="dd" dir="auto" sx={{ minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const fact = {
  display: 'grid',
  gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  alignItems: 'baseline',
  gap: 2,
  py: { xs: 0.75, sm: 1.25 },
  borderBottom: 1,
  borderColor: 'divider',
};
