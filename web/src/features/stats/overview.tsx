import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Stats } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { BestProducts } from './best-products.tsx';
import { MonthEnd } from './month-end.tsx';
import { SalesByDay, SalesByMonth } from './sales-charts.tsx';
import { SalesFigures } from './sales-figures.tsx';
import { ToDoList, useToDo } from './to-do-list.tsx';
import { statsQuery } from './queries.ts';

export function Overview() {
  const sales = useQuery(statsQuery());
  const toDo = useToDo();
  const parts = [sales, toDo];
  const retry = () => parts.forEach(({ refetch }) => void refetch());
  if (parts.every(({ data, error, isFetching }) => data === undefined && error !== null && !isFetching))
    return <ErrorState error={sales.error} onRetry={retry} />;
  return (
    <Box sx={columns}>
      <Box sx={{ gridArea: 'work', minWidth: 0 }}>
        <ToDoList />
      </Box>
      <QueryState query={sales} label="Loading sales" skeleton={<SalesSkeleton />}>
        {(stats) => <Sales stats={stats} />}
      </QueryState>
    </Box>
  );
}

function Sales({ stats }: { readonly stats: Stats }) {
  return (
    <>
      <Box sx={{ gridArea: 'figures', minWidth: 0 }}>
        <SalesFigures stats={stats} />
      </Box>
      <Stack spacing={5} sx={{ gridArea: 'charts', minWidth: 0 }}>
        <SalesByDay stats={stats} />
        <SalesByMonth stats={stats} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Days are those of the shop’s time zone, {stats.timeZone.replaceAll('_', ' ')}. Orders count on the
          day they are paid, refunds on the day they are made. Only {stats.currency.toUpperCase()} is
          included.
        </Typography>
      </Stack>
      <Stack spacing={4} sx={{ gridArea: 'best', minWidth: 0 }}>
        <MonthEnd stats={stats} />
        <BestProducts stats={stats} />
      </Stack>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"work" "figures" "charts" "best"',
    md: '"figures figures" "charts work" "charts best"',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
  columnGap: 6,
  rowGap: 4,
  '& > [aria-busy]': { gridArea: 'figures' },
};

function SalesSkeleton() {
  return (
    <Stack spacing={2}>
      <Skeleton height={96} />
      <Skeleton height={260} />
    </Stack>
  );
}
