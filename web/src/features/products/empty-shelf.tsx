import Link from '@mui/material/Link';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The shop sells nothing yet. */
export function EmptyShelf() {
  return (
    <EmptyState title="The shelf is empty">
      Ask for new parts by <Link href="/#visit">telephone or e-mail</Link>.
    </EmptyState>
  );
}
