import { useCallback, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import type { Order, Product } from '@pedalworks/contract';
import { PayNow } from '../orders/public/pay-now.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';

export function useOrderedNote() {
  const [ordered, setOrdered] = useState<Order | null>(null);
  const renderNote = useCallback(
    ({ _id }: Pick<Product, '_id'>): ReactNode =>
      ordered?.purchaseId === _id ? <OrderedNote order={ordered} /> : null,
    [ordered],
  );
  return { onOrdered: setOrdered, renderNote };
}

/** Inline copy of the success toast. Has `role=note`, because screen readers have already announced the toast. */
function OrderedNote({ order }: { readonly order: Order }) {
  const { quantity, price, currency } = order;
  return (
    <Alert severity="success" role="note">
      You ordered {formatNumber(quantity)} for {formatMoney(price, currency)}. <PayNow order={order} />
    </Alert>
  );
}
