import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OrderAddress } from '../../features/account/order-address.tsx';
import { CancelButton } from '../../features/orders/cancel-button.tsx';
import { orderQuery } from '../../features/orders/queries.ts';
import { PaymentPanel } from '../../features/payments/payment-panel.tsx';
import { productQuery } from '../../features/products/queries.ts';

export function Component() {
  const { id = '' } = useParams();
  const order = useQuery(orderQuery(id));
  const productId = order.data?.purchaseId ?? '';
  const { data: product } = useQuery({ ...productQuery(productId), enabled: productId !== '' });
  const queryClient = useQueryClient();
  const address = order.data && (
    <OrderAddress
      order={order.data}
      onSaved={(saved) => queryClient.setQueryData(orderQuery(id).queryKey, saved)}
    />
  );
  const cancel = order.data && <CancelButton order={order.data} />;
  return <PaymentPanel key={id} query={order} img={product?.img ?? null} address={address} cancel={cancel} />;
}
