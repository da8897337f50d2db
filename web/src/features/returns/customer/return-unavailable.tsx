import { isForeign } from '../../../services/record-errors.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PrimaryLink } from '../../../ui/primary-link.tsx';

export function ReturnUnavailable({ error }: { readonly error: unknown }) {
  return (
    <EmptyState
      title={isForeign(error) ? 'This return belongs to another account' : 'Return not found'}
      action={<PrimaryLink href="/dashboard/myOrder">My Order</PrimaryLink>}
    >
      {isForeign(error)
        ? 'Sign in with the account that placed the order to see it.'
        : 'Check the URL. The page of each order lists its returns.'}
    </EmptyState>
  );
}
