import { MyOrders } from '../../features/orders/list/my-orders.tsx';
import { useCurrentUser } from '../../services/session.ts';

export function Component() {
  const { email } = useCurrentUser();
  return <MyOrders customerEmail={email} />;
}
