import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

interface LoadingStateProps {
  /** What is loading, for those who cannot see the shapes. */
  readonly label: string;
  /** The shape of what comes: skeletons. */
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
