import Link from '@mui/material/Link';
import type { Order } from '@pedalworks/contract';

interface PayNowProps {
  readonly order: Order;
}

export function PayNow({ order: { _id } }: PayNowProps) {
  return (
    <>
      Not yet paid{' '}
      <Link href={`/dashboard/payment/${_id}`} sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        Pay now
      </Link>
    </>
  );
}
