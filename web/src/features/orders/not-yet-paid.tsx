import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { Order } from '@pedalworks/contract';
import { formatMoney, formatNumber } from '../../ui/money.ts';

interface NotYetPaidProps {
  readonly order: Order;
}

/** What there is to do about an order that was just placed. */
export function NotYetPaid({ order: { _id } }: NotYetPaidProps) {
  return (
    <>
      Not yet paid{' '}
      <Link href={`/dashboard/payment/${_id}`} sx={{ ml: 1, fontWeight: 700 }}>
        Pay now
      </Link>
    </>
  );
}

/** That a part was ordered, on its page, for whom the toast went too soon; the toast has told a screen reader. */
export function OrderedNote({ order }: NotYetPaidProps) {
  const { quantity, price } = order;
  return (
    <Alert severity="success" role="note">
      You ordered {formatNumber(quantity)} for {formatMoney(price)}. <NotYetPaid order={order} />
    </Alert>
  );
}
