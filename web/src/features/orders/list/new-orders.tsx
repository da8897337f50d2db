import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ListedOrder } from '@pedalworks/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '../../../ui/money.ts';
import { useOrderView } from '../order-views.ts';
import { allOrdersQuery, newOrdersQuery, type OrderView } from '../queries.ts';

/** Says how many orders came since the list was read, and loads them when pressed: rows never move by themselves. */
export function NewOrders() {
  const queryClient = useQueryClient();
  const count = useNewCount();
  const text = count === 1 ? '1 new order' : `${formatNumber(count)} new orders`;
  return (
    <>
      {count === 0 ? null : (
        <Button
          variant="contained"
          onClick={() => {
            // The button is about to go.
            document.querySelector<HTMLElement>('section[aria-label="orders"]')?.focus();
            void queryClient.invalidateQueries({ queryKey: ['orders'] });
          }}
        >
          {text}
        </Button>
      )}
      <Box component="p" role="status" sx={visuallyHidden}>
        {count === 0 ? '' : text}
      </Box>
    </>
  );
}

/** New orders of views that orders enter from outside: all, those not paid, and those to pack. */
function useNewCount(): number {
  const view = useOrderView();
  const list = useInfiniteQuery({ ...allOrdersQuery(view ?? {}), enabled: false });
  const dates = view === null ? null : entersBy(view);
  const isWhole = view?.sort !== 'oldest' || !list.hasNextPage;
  const since =
    dates !== null && isWhole && list.data ? newestOf(list.data, dates, list.dataUpdatedAt) : null;
  const query = newOrdersQuery({ since: since ?? '', dates: dates ?? 'placed' });
  const { data } = useQuery({ ...query, enabled: since !== null });
  return since === null ? 0 : (data?.count ?? 0);
}

/** The moment at which orders enter a view; null where they enter it by what admins do, or it is of a search or a period. */
function entersBy({ status, sort: _, ...others }: OrderView): 'placed' | 'paid' | null {
  if (Object.values(others).some((value) => value !== undefined)) return null;
  if (status === undefined || status === 'placed') return 'placed';
  return status === 'paid' ? 'paid' : null;
}

/** The last moment that is in the list; of an empty list, when it was read. */
function newestOf(orders: readonly ListedOrder[], dates: 'placed' | 'paid', readAt: number): string {
  const moments = orders.map(({ createdAt, paidAt }) => (dates === 'paid' ? (paidAt ?? '') : createdAt));
  return moments.toSorted().at(-1) || new Date(readAt).toISOString();
}
