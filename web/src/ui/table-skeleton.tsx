import { LoadingState } from './data-states.tsx';
import { Skeleton } from './skeleton.tsx';

/** The shape of a table on its way. */
export function TableSkeleton({ noun }: { readonly noun: string }) {
  return (
    <LoadingState label={`Loading the ${noun}`}>
      <Skeleton style={{ height: 48, maxWidth: 320, marginBottom: 16 }} />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} style={{ height: 64, marginBottom: '1px' }} />
      ))}
    </LoadingState>
  );
}
