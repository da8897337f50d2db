import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface FactListProps {
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <Box component="dl" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([term, value]) => (
          <Box key={term} sx={fact}>
            <Box component="dt" sx={termColumn}>
              {term}
            </Box>
            <Box
              component="dd"
              dir="auto"
              sx={{ flex: '1 1 3.75rem', minWidth: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const termColumn = {
  flex: { xs: '0 1 7.5rem', sm: '0 1 9rem' },
  minWidth: 0,
  color: 'text.secondary',
  typography: 'body2',
};

const fact = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: { xs: 0.75, sm: 1.25 },
  borderBottom: 1,
  borderColor: 'divider',
};
