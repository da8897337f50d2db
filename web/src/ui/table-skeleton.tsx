import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from './data-states.tsx';

/** The shape of a table on its way. */
export function TableSkeleton({ noun }: { readonly noun: string }) {
  return (
    <LoadingState label={`Loading the ${noun}`}>
      <Skeleton variant="rectangular" height={48} sx={{ maxWidth: 320, marginBottom: 2 }} />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} variant="rectangular" height={64} sx={{ marginBottom: '1px' }} />
      ))}
    </LoadingState>
  );
}
