import Link from '@mui/material/Link';
import type { Order } from '@pedalworks/contract';

export function PayNow({ order: { _id } }: { readonly order: Order }) {
  return (
    <>
      Not yet paid{' '}
      <Link href={`/dashboard/payment/${_id}`} sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        Pay now
      </Link>
    </>
  );
}
