import { useMemo } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RecordGrid } from '../../../ui/record-grid.tsx';
import { returnCountsQuery } from '../public/queries.ts';
import { allReturnsQuery, type ReturnQuery } from '../admin-queries.ts';
import { returnViews, useReturnView } from '../return-views.ts';
import { returnColumns } from './return-columns.tsx';
import { ReturnPreview } from './return-preview.tsx';
import { areDaysReversed, InvalidPeriod } from '../../shared/reversed-days.tsx';

/** Returns of all orders, for admins. */
export function ReturnGrid() {
  const view = useReturnView();
  if (view === null) return <UnknownView />;
  return areDaysReversed(view) ? <InvalidPeriod /> : <Returns view={view} />;
}

function Returns({ view }: { readonly view: ReturnQuery }) {
  const query = useInfiniteQuery({ ...allReturnsQuery(view), placeholderData: keepPreviousData });
  const { data: allCounts } = useQuery(returnCountsQuery());
  // The counts cover all returns, so they are hidden while a search or period filters the list.
  const counts = [view.search, view.from, view.to].some(Boolean) ? undefined : allCounts;
  const filters = useMemo(
    () => returnViews.map((each) => ({ ...each, count: each.countKey && counts?.[each.countKey] })),
    [counts],
  );
  const isEverything = !Object.values(view).some(Boolean);
  return (
    <>
      <RecordGrid
        noun="returns"
        query={query}
        columns={returnColumns}
        filters={filters}
        period={[view.from, view.to].some(Boolean) ? 'in these days' : ''}
        titleOf={({ number }) => number}
        renderDetail={(found) => <ReturnPreview listed={found} />}
        isDetailRead
        empty={isEverything ? <NoReturns /> : null}
      />
      {view.state?.includes('declined') === true ? (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          Declined and cancelled returns are listed here, too.
        </Typography>
      ) : null}
    </>
  );
}

function NoReturns() {
  return (
    <EmptyState title="No returns yet">
      Customers announce returns on the page of their order. If one writes an email instead, create the return
      on the order’s page.
    </EmptyState>
  );
}

function UnknownView() {
  return (
    <EmptyState title="Unknown filter" action={<Button href="/dashboard/returns">All returns</Button>}>
      The URL contains a filter that does not exist.
    </EmptyState>
  );
}
