import { PageHeading } from '../../ui/page-heading.tsx';

export function AllOrderScreen() {
  return <PageHeading level={2}>Manage All Order</PageHeading>;
}
