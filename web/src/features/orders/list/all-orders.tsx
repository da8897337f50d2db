import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../shared/export-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { periodInWords } from '../../../ui/months.ts';
import { RecordGrid } from '../../../ui/record-grid.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderPreview } from './order-preview.tsx';
import { orderViews, useOrderView } from '../order-views.ts';
import { allOrdersQuery, orderCountsQuery, type OrderView } from '../queries.ts';
import { SelectedOrders } from './selected-orders.tsx';

/** Everybody's orders, for admins: searched, counted and chosen among all there are. */
export function AllOrders() {
  const view = useOrderView();
  if (view === null) return <NoSuchView />;
  return areDaysReversed(view) ? <NoSuchDays /> : <OrdersInView view={view} />;
}

/** True if the last day is before the first: the API refuses such a period. */
const areDaysReversed = ({ from = '', to }: OrderView): boolean => to !== undefined && to < from;

function OrdersInView({ view }: { readonly view: OrderView }) {
  const query = useInfiniteQuery({ ...allOrdersQuery(view), placeholderData: keepPreviousData });
  const { data: allCounts } = useQuery(orderCountsQuery());
  // They are of all orders, not of those that are found.
  const isCounted = [view.search, view.from, view.to, view.dates].every((value) => value === undefined);
  const counts = isCounted ? allCounts : undefined;
  const filters = useMemo(
    () => orderViews.map((filter) => ({ ...filter, count: filter.counted && counts?.[filter.counted] })),
    [counts],
  );
  const isEverything = Object.values(view).every((value) => value === undefined);
  return (
    <RecordGrid
      noun="orders"
      query={query}
      columns={orderColumns}
      isOldestFirst={view.sort === 'oldest'}
      period={periodOf(view)}
      filters={filters}
      count={counts?.all}
      titleOf={({ number }) => number}
      renderDetail={(order) => <OrderPreview order={order} />}
      isDetailRead
      renderSelected={(orders, clear) => <SelectedOrders orders={orders} onDone={clear} />}
      empty={isEverything ? <NoOrders /> : null}
    />
  );
}

function periodOf({ dates = 'placed', from, to }: OrderView): string {
  const days = from === undefined && to === undefined ? '' : ' in these days';
  return dates === 'placed' && days === '' ? '' : `${dates}${days}`;
}

/** Exports the view that the address asks for, and says of which days it is. */
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

/** The period, below the label on phones, where the button shares its line. */
const exportLabel = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'start', sm: 'baseline' },
  columnGap: 1,
  // Two lines are as high as the fields beside them.
  my: -0.5,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '& > span:empty': { display: 'none' },
  '& > span': { lineHeight: 'inherit' },
};

function NoOrders() {
  return (
    <EmptyState title="No orders yet">
      Orders appear here the moment somebody places one. Until then, look over the parts on sale.
    </EmptyState>
  );
}

function NoSuchDays() {
  return <EmptyState title="No such days">The last day is before the first. Change From or To.</EmptyState>;
}

function NoSuchView() {
  return (
    <EmptyState title="No such view" action={<Button href="/dashboard/allOrder">All orders</Button>}>
      The address asks for orders in a view that does not exist.
    </EmptyState>
  );
}
