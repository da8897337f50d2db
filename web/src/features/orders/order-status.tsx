import Chip from '@mui/material/Chip';
import type { Order } from '@pedalworks/contract';

interface OrderStatusProps {
  readonly order: Pick<Order, 'paid' | 'attentions'>;
}

/** Whether an order is paid. */
export function PaymentChip({ order: { paid } }: Pick<OrderStatusProps, 'order'>) {
  return paid ? <Chip color="success" label="Paid" /> : <Chip color="warning" label="Not paid" />;
}

type Attention = Order['attentions'][number];

/** Why an order needs an admin's eye, and what there is to do. */
export const attentionTexts: Readonly<Record<Attention, readonly [label: string, advice: string]>> = {
  'product-gone': ['Part is gone', 'The part is no longer in the shop. Write to the customer.'],
  'sold-out': ['Sold out', 'None were left. Say when it can be sent.'],
  'above-stock': ['Above stock', 'Fewer were left than ordered. Say when the rest can be sent.'],
  'below-minimum': ['Below minimum', 'Fewer were ordered than the minimum of the part.'],
  'off-step': ['Not whole packs', 'The part is sold in multiples that this quantity is not.'],
};

/** The most serious reason why an order needs an admin's eye, and how many more there are; nothing where there is none. */
export function AttentionChip({ order: { attentions } }: OrderStatusProps) {
  const [first, ...others] = attentions;
  if (first === undefined) return null;
  const [label] = attentionTexts[first];
  return (
    <Chip
      color={first === 'product-gone' ? 'error' : 'warning'}
      label={others.length === 0 ? label : `${label} +${String(others.length)}`}
    />
  );
}
