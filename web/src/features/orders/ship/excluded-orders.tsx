import Box from '@mui/material/Box';
import type { Order } from '@pedalworks/contract';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { counted, plural } from '@pedalworks/contract/words';
import { OrderReasons } from './order-reasons.tsx';
import { countReasons } from './packing-checks.ts';

interface ExcludedOrdersProps {
  readonly orders: readonly Order[];
  readonly action: 'packed' | 'shipped' | 'delivered';
  readonly reasonOf: (order: Order) => string;
}

/** Counts orders that cannot move, by reason. The list of them is folded, because there is nothing to decide. */
export function ExcludedOrders({ orders, action, reasonOf }: ExcludedOrdersProps) {
  if (orders.length === 0) return null;
  const others = `${counted(orders.length, 'other')} cannot be ${action}`;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {others}: {countReasons(orders.map(reasonOf))}.
      <Disclosure label={plural(orders.length, 'Show it', 'Show them')}>
        <OrderReasons title="" orders={orders} reasonOf={reasonOf} />
      </Disclosure>
    </Box>
  );
}
