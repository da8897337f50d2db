import Button from '@mui/material/Button';
import type { ListedOrder } from '@pedalworks/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { counted } from '@pedalworks/contract/words';
import { Announcement } from '../../../ui/announcement.tsx';
import { useOrderView } from '../order-views.ts';
import { allOrdersQuery, newOrdersQuery, type OrderView } from '../queries.ts';

/** Button that loads new orders. They never load automatically, so that rows do not move while an admin reads. */
export function NewOrders() {
  const queryClient = useQueryClient();
  const count = useNewCount();
  const text = counted(count, 'new order');
  return (
    <>
      {count === 0 ? null : (
        <Button
          variant="contained"
          onClick={() => {
            document.querySelector<HTMLElement>('section[aria-label="orders"]')?.focus();
            void queryClient.invalidateQueries({ queryKey: ['orders'] });
          }}
        >
          {text}
        </Button>
      )}
      <Announcement>{count === 0 ? '' : text}</Announcement>
    </>
  );
}

function useNewCount(): number {
  const view = useOrderView();
  const list = useInfiniteQuery({ ...allOrdersQuery(view ?? {}), enabled: false });
  const dates = view === null ? null : newOrderDate(view);
  const isComplete = view?.sort !== 'oldest' || !list.hasNextPage;
  const since =
    dates !== null && isComplete && list.data ? latestDate(list.data, dates, list.dataUpdatedAt) : null;
  const query = newOrdersQuery({ since: since ?? '', dates: dates ?? 'placed' });
  const { data } = useQuery({ ...query, enabled: since !== null });
  return since === null ? 0 : (data?.count ?? 0);
}

/**
 * Returns the event that adds an order to the list: `placed` for all or unpaid orders, `paid` for paid orders.
 * Returns null for lists with a search or another filter; the button does not appear there.
 */
function newOrderDate({ status, sort: _, ...others }: OrderView): 'placed' | 'paid' | null {
  if (Object.values(others).some(Boolean)) return null;
  if (status === undefined || status === 'placed') return 'placed';
  return status === 'paid' ? 'paid' : null;
}

function latestDate(orders: readonly ListedOrder[], dates: 'placed' | 'paid', readAt: number): string {
  const moments = orders.map(({ createdAt, paidAt }) => (dates === 'paid' ? (paidAt ?? '') : createdAt));
  return moments.toSorted().at(-1) || new Date(readAt).toISOString();
}
