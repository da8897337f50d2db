import Link from '@mui/material/Link';

interface OrdersLinkProps {
  readonly search: string;
  readonly children: string;
}

export function OrdersLink({ search, children }: OrdersLinkProps) {
  return <Link href={`/dashboard/allOrder?${new URLSearchParams({ search }).toString()}`}>{children}</Link>;
}
