import { AllOrders } from '../../features/orders/all-orders.tsx';
import { PaymentsToRefund } from '../../features/payments/payments-to-refund.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AllOrderScreen() {
  return (
    <>
      <PageHeading level={2}>Manage All Order</PageHeading>
      <PaymentsToRefund />
      <AllOrders />
    </>
  );
}
