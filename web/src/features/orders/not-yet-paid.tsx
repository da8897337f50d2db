import { useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { Order, Product } from '@pedalworks/contract';
import { formatMoney, formatNumber } from '../../ui/money.ts';

interface NotYetPaidProps {
  readonly order: Order;
}

export function NotYetPaid({ order: { _id } }: NotYetPaidProps) {
  return (
    <>
      Not yet paid{' '}
      <Link href={`/dashboard/payment/${_id}`} sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        Pay now
      </Link>
    </>
  );
}

/** What was ordered on a page, told beside the part it is of. */
export function useOrderedNote() {
  const [ordered, setOrdered] = useState<Order | null>(null);
  const noteOf = ({ _id }: Pick<Product, '_id'>): ReactNode =>
    ordered?.purchaseId === _id ? <OrderedNote order={ordered} /> : null;
  return { onOrdered: setOrdered, noteOf };
}

/** That a part was ordered, for whom the toast went too soon; the toast has told a screen reader. */
function OrderedNote({ order }: NotYetPaidProps) {
  const { quantity, price, currency } = order;
  return (
    <Alert severity="success" role="note">
      You ordered {formatNumber(quantity)} for {formatMoney(price, currency)}. <NotYetPaid order={order} />
    </Alert>
  );
}
