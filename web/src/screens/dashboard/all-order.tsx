import { AllOrders } from '../../features/orders/all-orders.tsx';
import { PaymentsToRefund } from '../../features/payments/payments-to-refund.tsx';

export function Component() {
  return (
    <>
      <PaymentsToRefund />
      <AllOrders />
    </>
  );
}
