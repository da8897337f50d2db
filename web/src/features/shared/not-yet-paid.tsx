import Link from '@mui/material/Link';
import type { Order } from '@pedalworks/contract';

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
