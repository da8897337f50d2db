import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { areDaysReversed, InvalidPeriod } from '../../shared/reversed-days.tsx';
import { ExportButton } from '../../shared/export-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { periodInWords } from '../../../ui/months.ts';
import { RecordGrid } from '../../../ui/record-grid.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderPreview } from './order-preview.tsx';
import type { AddressProps } from '../page/admin-actions.tsx';
import { orderViews, useOrderView } from '../order-views.ts';
import { allOrdersQuery, orderCountsQuery, type OrderView } from '../queries.ts';
import { useShipDialog } from '../ship/ship-orders.tsx';
import { SelectedOrders } from './selected-orders.tsx';

type GridProps = Pick<AddressProps, 'addressButton'>;

export function AllOrders({ addressButton }: GridProps) {
  const view = useOrderView();
  if (view === null) return <UnknownView />;
  return areDaysReversed(view) ? <InvalidPeriod /> : <OrdersGrid view={view} addressButton={addressButton} />;
}

function OrdersGrid({ view, addressButton }: GridProps & { readonly view: OrderView }) {
  const query = useInfiniteQuery({ ...allOrdersQuery(view), placeholderData: keepPreviousData });
  const { data: allCounts } = useQuery(orderCountsQuery());
  // The counts cover all orders, so they are hidden while a search or period filters the list.
  const isCounted = ![view.search, view.from, view.to, view.dates].some(Boolean);
  const counts = isCounted ? allCounts : undefined;
  const filters = useMemo(
    () => orderViews.map((filter) => ({ ...filter, count: filter.countKey && counts?.[filter.countKey] })),
    [counts],
  );
  const { open: openShipDialog, dialog } = useShipDialog();
  const isEverything = !Object.values(view).some(Boolean);
  return (
    <>
      <RecordGrid
        noun="orders"
        query={query}
        columns={orderColumns}
        part={view.sort === 'oldest' ? 'oldest' : 'newest'}
        period={periodOf(view)}
        filters={filters}
        count={counts?.all}
        titleOf={({ number }) => number}
        renderDetail={(order) => <OrderPreview order={order} addressButton={addressButton} />}
        isDetailRead
        renderSelected={(orders, clear) => (
          <SelectedOrders orders={orders} onDone={clear} openShipDialog={openShipDialog} />
        )}
        empty={isEverything ? <NoNewOrders /> : null}
      />
      {dialog}
    </>
  );
}

/** True while the current list loads, and after it failed to load. */
export function useIsListMissing(): boolean {
  const view = useOrderView();
  const { isLoading, isLoadingError } = useInfiniteQuery({ ...allOrdersQuery(view ?? {}), enabled: false });
  return view !== null && (isLoading || isLoadingError);
}

function periodOf({ dates = 'placed', from = '', to = '' }: OrderView): string {
  const days = from + to === '' ? '' : ' in these days';
  return dates === 'placed' && days === '' ? '' : `${dates}${days}`;
}

export function ExportOrders() {
  const view = useOrderView();
  if (view === null || areDaysReversed(view)) return null;
  return (
    <ExportButton name="exportOrders" query={{ ...view }}>
      <Box component="span" sx={exportLabel}>
        Export CSV{' '}
        <Typography component="span" variant="caption">
          {periodInWords(view)}
        </Typography>
      </Box>
    </ExportButton>
  );
}

const exportLabel = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'start', sm: 'baseline' },
  columnGap: 1,
  my: -0.5,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '& > span:empty': { display: 'none' },
  '& > span': { lineHeight: 'inherit' },
};

function NoNewOrders() {
  return <EmptyState title="No orders yet">New orders appear here.</EmptyState>;
}

function UnknownView() {
  return (
    <EmptyState title="Unknown filter" action={<Button href="/dashboard/allOrder">All orders</Button>}>
      The URL contains a filter that does not exist.
    </EmptyState>
  );
}
