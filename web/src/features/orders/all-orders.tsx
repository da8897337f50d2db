import { useMemo } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Order, OrderCounts } from '@pedalworks/contract';
import { openAttentions, orderStatuses, type OrderStatus } from '@pedalworks/contract/order-moves';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../services/export-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RecordGrid, type RecordFilter } from '../../ui/record-grid.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderPreview } from './order-preview.tsx';
import { SelectedOrders } from './selected-orders.tsx';
import { allOrdersQuery, orderCountsQuery, type OrderView } from './queries.ts';

/** Everybody's orders, for admins: searched, counted and chosen among all there are. */
export function AllOrders() {
  const view = useOrderView();
  const query = useInfiniteQuery({ ...allOrdersQuery(view), placeholderData: keepPreviousData });
  const { data: allCounts } = useQuery(orderCountsQuery());
  // They are of all orders, not of those that are found.
  const counts = view.search === undefined ? allCounts : undefined;
  const filters = useMemo(
    () =>
      views.map((filter) => ({
        ...filter,
        count: filter.counted === null ? undefined : counts?.[filter.counted],
      })),
    [counts],
  );
  const isEverything = Object.values(view).every((value) => value === undefined);
  return (
    <RecordGrid
      noun="orders"
      query={query}
      columns={orderColumns}
      filters={filters}
      count={counts?.all}
      titleOf={({ number }) => number}
      renderDetail={(order) => <OrderPreview order={order} />}
      renderSelected={(orders, clear) => <SelectedOrders orders={orders} onDone={clear} />}
      empty={isEverything ? <NoOrders /> : null}
    />
  );
}

export function ExportOrders() {
  return <ExportButton name="exportOrders" query={useOrderView()} />;
}

const needsLook = 'Needs attention';

const ofStatus = (label: string, status: OrderStatus) => ({
  label,
  status,
  counted: status,
  matches: (order: Order) => order.status === status,
});

const views: readonly (RecordFilter<Order> & { readonly counted: keyof OrderCounts | null })[] = [
  ofStatus('To pack', 'paid'),
  ofStatus('Packed', 'packed'),
  ofStatus('Shipped', 'shipped'),
  ofStatus('Not paid', 'placed'),
  { label: needsLook, counted: 'needsLook', matches: (order) => openAttentions(order).length > 0 },
  // Nothing is left to do for these, so that their counts would only take room.
  { ...ofStatus('Delivered', 'delivered'), counted: null },
  { ...ofStatus('Cancelled', 'cancelled'), counted: null },
  { ...ofStatus('Refunded', 'refunded'), counted: null },
];

/** What the address asks for. */
function useOrderView(): OrderView {
  const [params] = useSearchParams();
  const status = params.get('status');
  return {
    status: orderStatuses.find((known) => known === status),
    needsLook: params.get('show') === needsLook ? 'true' : undefined,
    search: params.get('search') ?? undefined,
  };
}

function NoOrders() {
  return (
    <EmptyState title="No orders yet">
      Orders appear here the moment somebody places one. Until then, look over the parts on sale.
    </EmptyState>
  );
}
