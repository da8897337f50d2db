import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

export function NextSteps({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      {...useKeptFocus()}
      role="group"
      aria-label="Next steps"
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {children}
    </Box>
  );
}
