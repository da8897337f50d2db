import { orderAddressButton } from '../../features/account/order-address-button.tsx';
import { AllOrders, ExportOrders } from '../../features/orders/list/all-orders.tsx';
import { NewOrders } from '../../features/orders/list/new-orders.tsx';
import { OrderPeriod } from '../../features/orders/list/order-period.tsx';
import { PaymentsToRefund } from '../../features/payments/payments-to-refund.tsx';
import { ListScreen } from './list-screen.tsx';

export function Component() {
  return (
    <ListScreen
      actions={
        <>
          <NewOrders />
          <OrderPeriod />
          <ExportOrders />
        </>
      }
    >
      <PaymentsToRefund />
      <AllOrders addressButton={orderAddressButton} />
    </ListScreen>
  );
}
