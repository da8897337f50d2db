import { useParams } from 'react-router-dom';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { useParts } from './use-parts.ts';

export function Component() {
  const { id = '' } = useParams();
  return <OrderPage key={id} id={id} viewer="admin" parts={useParts()} />;
}
