import { useParams } from 'react-router-dom';
import { OrderAddressButton } from '../../features/account/order-address-button.tsx';
import { CustomerActions } from '../../features/orders/page/customer-actions.tsx';
import { OrderPage } from '../../features/orders/page/order-page.tsx';
import { useParts } from './use-parts.ts';

export function Component() {
  const { id = '' } = useParams();
  const parts = useParts();
  return (
    <OrderPage
      key={id}
      id={id}
      viewer="customer"
      parts={parts}
      actions={(order) => (
        <CustomerActions
          order={order}
          parts={parts}
          address={<OrderAddressButton order={order} viewer="customer" />}
        />
      )}
    />
  );
}
