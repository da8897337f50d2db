import type { Order } from '@pedalworks/contract';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MailLink, shopEmail } from '../../../ui/mail-link.tsx';
import { PrimaryLink } from '../../../ui/primary-link.tsx';
import type { ReturnableLine } from './returnable-lines.ts';

interface NothingToReturnProps {
  readonly order: Order;
  readonly lines: readonly ReturnableLine[];
}

/** Says why nothing of an order can be returned. */
export function NothingToReturn({ order: { _id, number, shipments }, lines }: NothingToReturnProps) {
  return (
    <EmptyState
      title={shipments.length === 0 ? 'Not shipped yet' : 'Nothing to return'}
      action={<PrimaryLink href={`/dashboard/myOrder/${_id}`}>View order</PrimaryLink>}
    >
      {shipments.length === 0
        ? 'You can return parts once they have shipped.'
        : lines.map(({ line, part, note }) =>
            note === '' ? null : <span key={line}>{`${part.name}: ${note}. `}</span>,
          )}{' '}
      Questions? Write to <MailLink email={shopEmail} /> and mention {number}.
    </EmptyState>
  );
}
