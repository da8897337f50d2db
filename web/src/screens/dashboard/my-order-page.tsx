import { useParams } from 'react-router-dom';
import { OrderAddressButton } from '../../features/account/order-address-button.tsx';
import { CustomerActions } from '../../features/orders/page/customer-actions.tsx';
import { OrderPage } from '../../features/orders/page/order-page.tsx';
import { OrderReturns } from '../../features/returns/customer/order-returns.tsx';
import { ReturnButton, ReturnHint } from '../../features/returns/customer/start-return.tsx';
import { WithdrawButton } from '../../features/withdrawal/order/withdraw-button.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <OrderPage
      key={id}
      id={id}
      viewer="customer"
      actions={(order) => (
        <CustomerActions
          order={order}
          address={<OrderAddressButton order={order} viewer="customer" />}
          returnButton={
            <>
              <ReturnButton order={order} />
              <WithdrawButton order={order} />
            </>
          }
          returnHint={<ReturnHint order={order} />}
        />
      )}
      more={(order) => <OrderReturns order={order} />}
    />
  );
}
