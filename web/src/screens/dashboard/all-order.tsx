import { orderAddressButton } from '../../features/account/order-address-button.tsx';
import { AllOrders, ExportOrders, useIsListMissing } from '../../features/orders/list/all-orders.tsx';
import { NewOrders } from '../../features/orders/list/new-orders.tsx';
import { OrderPeriod } from '../../features/orders/list/order-period.tsx';
import { orderParams } from '../../features/orders/order-views.ts';
import { PaymentsToRefund } from '../../features/payments/payments-to-refund.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { ListScreen } from './list-screen.tsx';

export function Component() {
  const [{ from, to, dates, order }] = useUrlState(orderParams);
  return (
    <ListScreen
      actions={<NewOrders />}
      areToolsActive={[from, to, dates, order].some(Boolean)}
      tools={
        <>
          <OrderPeriod />
          <ExportOrders />
        </>
      }
    >
      <PaymentsToRefund isQuiet={useIsListMissing()} />
      <AllOrders addressButton={orderAddressButton} />
    </ListScreen>
  );
}
