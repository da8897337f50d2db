import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { QueryState } from '../../../ui/query-state.tsx';
import { useBikes } from '../../bike/bikes.ts';
import { BikeField } from '../catalogue/bike-field.tsx';
import { BikeVerdict } from './bike-verdict.tsx';
import { useBikeFit } from './use-bike-fit.ts';

interface BikeCompatibilityProps {
  readonly product: Product;
}

/** Verdict for the active bike. The server renders the invitation, because it knows no bike. */
export function BikeCompatibility({ product }: BikeCompatibilityProps) {
  const bikes = useBikes();
  const { bike, query } = useBikeFit(product);
  return (
    <Box role="group" aria-labelledby="my-bike" tabIndex={-1} sx={panel}>
      <Typography id="my-bike" variant="h4" component="h3">
        My bike
      </Typography>
      {bikes.length === 0 ? <Invitation /> : <BikeField />}
      {bike === null ? null : (
        <QueryState query={query} label="Comparing this part with your bike" skeleton={<Loading />}>
          {(fit) => <BikeVerdict product={product} bike={bike} fit={fit} />}
        </QueryState>
      )}
    </Box>
  );
}

function Invitation() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Does this part fit your bike? Describe the bike once to see it on every part.
      </Typography>
      <Link href="/bike" sx={{ py: 1, justifySelf: 'start' }}>
        Add my bike
      </Link>
    </>
  );
}

function Loading() {
  return (
    <Stack spacing={1.5}>
      <Skeleton width="60%" height={28} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  );
}

/** Panel as tall as most verdicts, so that a loaded verdict does not shift the page. */
const panel = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minWidth: 0,
  minHeight: { xs: 280, md: 0 },
  p: 2.5,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
};
