import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** Text for screen readers alone. They announce each change of it. */
export function Announcement({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="p" role="status" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
