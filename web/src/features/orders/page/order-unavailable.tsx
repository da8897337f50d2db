import { isForeign } from '../../../services/record-errors.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PrimaryLink } from '../../../ui/primary-link.tsx';

interface OrderUnavailableProps {
  readonly error: unknown;
  readonly address: string;
  readonly name: string;
}

export function OrderUnavailable({ error, address, name }: OrderUnavailableProps) {
  return (
    <EmptyState
      title={isForeign(error) ? 'This order belongs to another account' : 'Order not found'}
      action={<PrimaryLink href={address}>{name}</PrimaryLink>}
    >
      {isForeign(error)
        ? 'Sign in with the account that placed it to see it.'
        : `Check the URL. All your orders are under ${name}.`}
    </EmptyState>
  );
}
