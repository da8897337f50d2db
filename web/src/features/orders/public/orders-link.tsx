import Link from '@mui/material/Link';
import { dashboardUrl } from '../../../ui/dashboard-url.ts';

interface OrdersLinkProps {
  readonly search: string;
  readonly children: string;
}

export function OrdersLink({ search, children }: OrdersLinkProps) {
  return <Link href={dashboardUrl('allOrder', { search })}>{children}</Link>;
}
