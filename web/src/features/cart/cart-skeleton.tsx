import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { summaryLayout } from './cart-layout.ts';

export function CartSkeleton() {
  return (
    <Box sx={summaryLayout}>
      <Skeleton height={280} />
      <Skeleton height={240} />
    </Box>
  );
}
