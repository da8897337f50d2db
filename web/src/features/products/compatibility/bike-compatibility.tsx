import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { QueryState } from '../../../ui/query-state.tsx';
import { useBikes } from '../../bike/public/bikes.ts';
import { BikeField } from '../catalogue/bike-field.tsx';
import type { DrawingOf } from './comparison.tsx';
import { ReportVerdict } from '../../fit/public/report-verdict.tsx';
import type { ProductOnBike } from './use-bike-fit.ts';

interface BikeCompatibilityProps {
  readonly product: Product;
  readonly onBike: ProductOnBike;
  readonly drawingOf: DrawingOf;
}

/** Comparison with the active bike. The server renders the invitation, because it knows no bike. */
export function BikeCompatibility({ product, onBike, drawingOf }: BikeCompatibilityProps) {
  const { bike, query } = onBike;
  const bikes = useBikes();
  return (
    <Box role="group" aria-labelledby="my-bike" tabIndex={-1} sx={panel}>
      <Typography id="my-bike" variant="h4" component="h3">
        {bikes.length === 0 ? 'My bike' : 'Compared with my bike'}
      </Typography>
      {bikes.length === 0 ? <Invitation /> : <BikeField />}
      {bike === null ? null : (
        <QueryState query={query} label="Comparing this part with your bike" skeleton={<Loading />}>
          {({ code, fit }) => (
            <>
              <code.Comparison fit={fit} drawingOf={drawingOf} />
              {fit.verdict === 'unrelated' ? (
                <ReportVerdict a={product._id} bike={bike} verdict={fit.verdict} />
              ) : null}
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
