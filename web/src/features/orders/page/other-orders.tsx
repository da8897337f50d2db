import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { OrdersLink } from '../public/orders-link.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { LocalDay } from '../../../ui/dates.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusChip } from '../order-status.tsx';
import { latestOrdersQuery, maxLatestOrders } from '../public/latest-orders.ts';

const maxShown = 5;

export function OtherOrders({ order }: { readonly order: Order }) {
  const query = useQuery({
    ...latestOrdersQuery(order.customerEmail),
    select: (orders) => orders.filter(({ _id }) => _id !== order._id),
  });
  return (
    <Section title="Other orders by this customer">
      <QueryState query={query} label="Loading other orders" skeleton={<Skeleton height={96} />}>
        {(others) => (
          <>
            {others.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>None.</Typography> : null}
            <ul>
              {others.slice(0, maxShown).map((other) => (
                <Box component="li" key={other._id} sx={row}>
                  <Link href={`/dashboard/allOrder/${other._id}`} underline="hover" sx={{ fontWeight: 700 }}>
                    {other.number}
                  </Link>
                  <LocalDay isoTime={other.createdAt} />
                  <span>{formatMoney(other.price, other.currency)}</span>
                  <StatusChip order={other} />
                </Box>
              ))}
            </ul>
            {others.length > maxShown ? (
              <OrdersLink search={order.customerEmail}>
                {others.length < maxLatestOrders - 1
                  ? `All ${formatNumber(others.length + 1)}`
                  : 'All orders'}
              </OrdersLink>
            ) : null}
          </>
        )}
      </QueryState>
    </Section>
  );
}

const row = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  py: { xs: 1, sm: 0.5 },
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > :last-child': { gridArea: '1 / 2', ml: 'auto' },
};
