import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useIsExpired } from './public/use-is-expired.ts';
import { isPayable } from './order-summary.ts';
import { latestOrdersQuery } from './public/latest-orders.ts';

export function UnpaidOrder({ email }: { readonly email: string }) {
  const { data = [] } = useQuery(latestOrdersQuery(email));
  const order = data.find(isPayable);
  if (useIsExpired(order) || order === undefined) return null;
  return (
    <Alert severity="warning" role="note">
      Your order {order.number} is not paid yet. <Link href={`/dashboard/payment/${order._id}`}>Pay now</Link>
    </Alert>
  );
}
