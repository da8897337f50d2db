import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { PrimaryLink } from '../../../ui/primary-link.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { OrderRow } from './order-row.tsx';
import { isPayable } from '../order-summary.ts';
import { customerOrdersQuery } from '../queries.ts';

export function MyOrders({ customerEmail }: { readonly customerEmail: string }) {
  const query = useInfiniteQuery(customerOrdersQuery(customerEmail));
  return (
    <QueryState query={query} label="Loading orders" skeleton={<RowSkeletons />}>
      {(orders) =>
        orders.length === 0 ? (
          <NoOrders />
        ) : (
          <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
            <Box component="ul" sx={{ width: 1, '& > li + li': { mt: '-1px' } }}>
              {orders.map((order) => (
                <li key={order._id}>
                  <OrderRow order={order} isNext={order === orders.find(isPayable)} />
                </li>
              ))}
            </Box>
            <MoreButton query={query} noun="orders" />
          </Stack>
        )
      }
    </QueryState>
  );
}

function RowSkeletons() {
  return (
    <Stack spacing="1px">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={82} />
      ))}
    </Stack>
  );
}

function NoOrders() {
  return (
    <EmptyState title="No orders yet" action={<PrimaryLink href="/parts">Browse parts</PrimaryLink>}>
      Choose a part and press Buy Now, or add several to the cart. Your orders appear here.
    </EmptyState>
  );
}
