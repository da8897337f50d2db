import { useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import type { Order, Product } from '@pedalworks/contract';
import { NotYetPaid } from '../shared/not-yet-paid.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';

/** Displays an order that was placed from the page beside its part. */
export function useOrderedNote() {
  const [ordered, setOrdered] = useState<Order | null>(null);
  const noteOf = ({ _id }: Pick<Product, '_id'>): ReactNode =>
    ordered?.purchaseId === _id ? <OrderedNote order={ordered} /> : null;
  return { onOrdered: setOrdered, noteOf };
}

/** Inline copy of the toast; `role=note` because the toast was announced. */
function OrderedNote({ order }: { readonly order: Order }) {
  const { quantity, price, currency } = order;
  return (
    <Alert severity="success" role="note">
      You ordered {formatNumber(quantity)} for {formatMoney(price, currency)}. <NotYetPaid order={order} />
    </Alert>
  );
}
