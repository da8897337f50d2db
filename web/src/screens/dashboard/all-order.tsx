import { AllOrders } from '../../features/orders/all-orders.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AllOrderScreen() {
  return (
    <>
      <PageHeading level={2}>Manage All Order</PageHeading>
      <AllOrders />
    </>
  );
}
