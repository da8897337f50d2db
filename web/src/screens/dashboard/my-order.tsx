import { MyOrders } from '../../features/orders/list/my-orders.tsx';
import { useCurrentUser } from '../../services/session.ts';
import { useParts } from './use-parts.ts';

export function Component() {
  const { email } = useCurrentUser();
  return <MyOrders customerEmail={email} parts={useParts()} />;
}
