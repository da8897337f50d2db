import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function CartSkeleton() {
  return (
    <Box sx={summaryLayout}>
      <Skeleton height={280} />
      <Skeleton height={240} />
    </Box>
  );
}

export const summaryLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
  gap: { xs: 3, md: 5 },
};
