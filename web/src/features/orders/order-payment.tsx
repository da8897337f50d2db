import type { Order } from '@pedalworks/contract';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import './order-table.css';

/** For the customer: Pay while an order with a price is unpaid, then Paid and its transaction id (spec.md §4). */
export function CustomerPayment({ order }: { readonly order: Order }) {
  if (order.paid) return <PaidMark transactionId={order.transactionId} />;
  if (order.price <= 0) return <Badge tone="calm">Nothing to pay</Badge>;
  return (
    <>
      <ButtonLink
        to={`/dashboard/payment/${order._id}`}
        variant="contained"
        aria-label={`Pay for ${order.name}`}
      >
        Pay
      </ButtonLink>
      <span className="paper-only">Not paid</span>
    </>
  );
}

const attentions = { 'product-gone': 'Part is gone', 'sold-out': 'Sold out' } as const;

/** For the admin: whether an order is paid, and whether it needs a look before it is sent. */
export function AdminPayment({ order }: { readonly order: Order }) {
  return (
    <div className="order-payment">
      {order.attention === null ? null : <Badge tone="bad">{attentions[order.attention]}</Badge>}
      {order.paid ? <PaidMark transactionId={order.transactionId} /> : <Badge tone="signal">Not paid</Badge>}
    </div>
  );
}

function PaidMark({ transactionId }: { readonly transactionId: string | null }) {
  return (
    <div className="order-payment">
      <Badge tone="good">Paid</Badge>
      {transactionId === null ? null : <span className="order-transaction">{transactionId}</span>}
    </div>
  );
}
