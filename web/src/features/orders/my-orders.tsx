import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { OrderCard } from './order-card.tsx';
import { customerOrdersQuery } from './queries.ts';

/** The signed-in person's orders, newest first. */
export function MyOrders({ customerEmail }: { readonly customerEmail: string }) {
  const query = useInfiniteQuery(customerOrdersQuery(customerEmail));
  return (
    <QueryState query={query} label="Loading the orders" skeleton={<Skeleton height={451} />}>
      {(orders) =>
        orders.length === 0 ? (
          <NoOrders />
        ) : (
          <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
            <Box component="ul" sx={{ width: 1, '& > li + li': { mt: '-1px' } }}>
              {orders.map((order) => (
                <li key={order._id}>
                  <OrderCard order={order} />
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

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      action={
        <Button variant="contained" color="primary" href="/parts">
          See the parts
        </Button>
      }
    >
      Choose a part and press Buy Now. It waits here until you pay for it.
    </EmptyState>
  );
}
