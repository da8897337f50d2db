import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { customerLabel } from '../order-summary.ts';

interface OrderReasonsProps {
  readonly title: string;
  readonly orders: readonly Order[];
  readonly reasonOf: (order: Order) => string;
  readonly actionOf?: (order: Order) => ReactNode;
}

export function OrderReasons({ title, orders, reasonOf, actionOf }: OrderReasonsProps) {
  if (orders.length === 0) return null;
  return (
    <section>
      {title === '' ? null : (
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {orders.map((order) => (
          <li key={order._id}>
            <span>
              <Link href={`/dashboard/allOrder/${order._id}`} color="inherit" sx={{ fontWeight: 700 }}>
                {order.number}
              </Link>{' '}
              <bdi>{customerLabel(order)}</bdi>: {reasonOf(order)}.
            </span>
            {actionOf?.(order)}
          </li>
        ))}
      </Box>
    </section>
  );
}

const list = {
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 },
  '& > li + li': { mt: 0.5 },
};
