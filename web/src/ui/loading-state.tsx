import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

interface LoadingStateProps {
  /** Announced to screen readers. */
  readonly label: string;
  /** Skeletons. */
  readonly children: ReactNode;
}

export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <div aria-busy="true">
      <Box component="p" role="status" sx={visuallyHidden}>
        {label}
      </Box>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
