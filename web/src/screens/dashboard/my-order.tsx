import { MyOrders } from '../../features/orders/my-orders.tsx';
import { useSignedIn } from '../../services/session.ts';

export function Component() {
  const { email } = useSignedIn();
  return <MyOrders customerEmail={email} />;
}
