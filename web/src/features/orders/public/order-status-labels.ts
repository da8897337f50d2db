import type { OrderStatus } from '@pedalworks/contract/order-moves';

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  placed: 'Not paid',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};
