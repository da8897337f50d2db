import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { MailLink, shopEmail } from '../../../ui/mail-link.tsx';
import { returnTermsText } from './return-terms.ts';
import { isReturnable, useReturnable } from './use-returnable.ts';

interface OrderProps {
  readonly order: Order;
}

/** Button to the form for a return, if parts of the order can be returned. */
export function ReturnButton({ order }: OrderProps) {
  const { data } = useReturnable(order);
  if (data === undefined || !isReturnable(data)) return null;
  return <Button href={`/dashboard/myOrder/${order._id}/return`}>Return parts…</Button>;
}

/** Line that says how to return parts of a shipped order, and where to complain. */
export function ReturnHint({ order }: OrderProps) {
  const { data } = useReturnable(order);
  if (order.shipments.length === 0) return null;
  // Before the last parcel, the line about cancelling names the address.
  const isComplete = order.status !== 'paid' && order.status !== 'packed';
  return (
    <Typography sx={{ maxWidth: '72ch', '&:empty': { display: 'none' } }}>
      {data === undefined || !isReturnable(data) ? '' : `${returnTermsText(data)} `}
      {isComplete ? (
        <>
          Questions? Write to <MailLink email={shopEmail} /> and mention {order.number}.
        </>
      ) : null}
    </Typography>
  );
}
