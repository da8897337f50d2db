import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useBikes } from '../../bike/bikes.ts';
import { BikeField } from '../catalogue/bike-field.tsx';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import type { BikeFit, BikeFitRow } from './bike-fit.ts';
import { ReportVerdict } from '../../shared/report-verdict.tsx';
import type { ProductOnBike } from './use-bike-fit.ts';

interface BikeCompatibilityProps {
  readonly product: Product;
  readonly onBike: ProductOnBike;
}

/** Comparison with the active bike. The server renders the invitation, because it knows no bike. */
export function BikeCompatibility({ product, onBike: { bike, query } }: BikeCompatibilityProps) {
  const bikes = useBikes();
  return (
    <Box role="group" aria-labelledby="my-bike" tabIndex={-1} sx={panel}>
      <Typography id="my-bike" variant="h4" component="h3">
        {bikes.length === 0 ? 'My bike' : 'Compared with my bike'}
      </Typography>
      {bikes.length === 0 ? <Invitation /> : <BikeField />}
      {bike === null ? null : (
        <QueryState query={query} label="Comparing this part with your bike" skeleton={<Loading />}>
          {(fit) => (
            <>
              <Comparison fit={fit} />
              <ReportVerdict a={product._id} bike={bike} verdict={fit.verdict} />
            </>
          )}
        </QueryState>
      )}
    </Box>
  );
}

function Invitation() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Does this part fit your bike? Describe it once.
      </Typography>
      <Link href="/bike" sx={{ py: 1, justifySelf: 'start' }}>
        Add my bike
      </Link>
    </>
  );
}

const Loading = () => <Skeleton height={48} />;

/** Rows that need attention first; the passed ones are folded. */
function Comparison({ fit: { verdict, rows } }: { readonly fit: BikeFit }) {
  if (verdict === 'unrelated') return <Typography>Nothing on your bike has to match this part.</Typography>;
  const passed = rows.filter((row) => row.verdict === 'fits');
  const others = rows.filter((row) => row.verdict !== 'fits');
  return (
    <>
      <Rows rows={others} />
      {passed.length === 0 ? null : (
        <Disclosure label={passed.length === 1 ? '1 thing matches' : `${String(passed.length)} things match`}>
          <Rows rows={passed} />
        </Disclosure>
      )}
    </>
  );
}

const Rows = ({ rows }: { readonly rows: readonly BikeFitRow[] }) => (
  <Box component="ul">
    {rows.map((row) => (
      <Row key={row.key + row.message} row={row} />
    ))}
  </Box>
);

function Row({ row: { key, name, verdict, bike, part } }: { readonly row: BikeFitRow }) {
  return (
    <Box component="li" sx={rowStyle}>
      <Link href={`/standards/${key}`} underline="hover" color="inherit" sx={{ fontWeight: 700 }}>
        {name}
      </Link>
      <VerdictLabel verdict={verdict} />
      <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        Your bike: {bike === '' ? 'not sure' : bike} · This part: {part === '' ? 'not stated' : part}
      </Box>
    </Box>
  );
}

const panel = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minWidth: 0,
  p: 2.5,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
};

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
};
