import { PageHeading } from '../../ui/page-heading.tsx';

export function MyOrderScreen() {
  return <PageHeading level={2}>My Order</PageHeading>;
}
