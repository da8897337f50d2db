import Box from '@mui/material/Box';
import type { Order } from '@pedalworks/contract';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatNumber } from '../../../ui/money.ts';
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
  const others = `${formatNumber(orders.length)} ${orders.length === 1 ? 'other' : 'others'} cannot be ${action}`;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {others}: {countReasons(orders.map(reasonOf))}.
      <Disclosure label={orders.length === 1 ? 'Show it' : 'Show them'}>
        <OrderReasons title="" orders={orders} reasonOf={reasonOf} />
      </Disclosure>
    </Box>
  );
}
