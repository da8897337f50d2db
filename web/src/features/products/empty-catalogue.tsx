import Link from '@mui/material/Link';
import { EmptyState } from '../../ui/empty-state.tsx';

export function EmptyCatalogue() {
  return (
    <EmptyState title="No parts yet">
      <Link href="/#visit">Call or email us</Link> about new parts.
    </EmptyState>
  );
}
