import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function CartSkeleton() {
  return (
    <Box sx={besideSummary}>
      <Skeleton height={280} />
      <Skeleton height={240} />
    </Box>
  );
}

/** Wide content with the summary beside it, or below it on phones. */
export const besideSummary = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
  gap: { xs: 3, md: 5 },
};
