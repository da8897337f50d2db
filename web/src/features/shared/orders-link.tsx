import Link from '@mui/material/Link';

interface OrdersLinkProps {
  /** Search text that finds the orders: a part number, an email. */
  readonly search: string;
  readonly children: string;
}

export function OrdersLink({ search, children }: OrdersLinkProps) {
  return <Link href={`/dashboard/allOrder?${new URLSearchParams({ search }).toString()}`}>{children}</Link>;
}
