import { MyOrders } from '../../features/orders/my-orders.tsx';
import { useSignedIn } from '../../services/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

export function MyOrderScreen() {
  const { email } = useSignedIn();
  return (
    <>
      <PageHeading level={2}>My Order</PageHeading>
      <MyOrders customerEmail={email} />
    </>
  );
}
