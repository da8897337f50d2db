import { MyOrders } from '../../features/orders/my-orders.tsx';
import { useSession } from '../../services/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

export function MyOrderScreen() {
  const customer = useSession();
  return (
    <>
      <PageHeading level={2}>My Order</PageHeading>
      {customer === null ? null : <MyOrders customerEmail={customer.email} />}
    </>
  );
}
