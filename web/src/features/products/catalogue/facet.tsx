import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export function Facet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Stack>{children}</Stack>
    </Box>
  );
}
