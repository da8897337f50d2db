import Chip from '@mui/material/Chip';
import type { Order } from '@pedalworks/contract';

interface OrderStatusProps {
  readonly order: Pick<Order, 'paid' | 'attention'>;
}

/** Whether an order is paid. */
export function PaymentChip({ order: { paid } }: OrderStatusProps) {
  return paid ? <Chip color="success" label="Paid" /> : <Chip color="warning" label="Not paid" />;
}

/** Why a paid order needs an admin's eye before it is sent; nothing where it needs none. */
export function AttentionChip({ order: { attention } }: OrderStatusProps) {
  if (attention === null) return null;
  return attention === 'sold-out' ? (
    <Chip color="info" label="Sold out" />
  ) : (
    <Chip color="error" label="Part is gone" />
  );
}
