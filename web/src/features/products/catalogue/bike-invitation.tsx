import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Facet } from './facet.tsx';

export const bikeFacetTitle = 'Fits my bike';

export function BikeInvitation() {
  return (
    <Facet title={bikeFacetTitle}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Describe your bike once, and see which parts fit it.
      </Typography>
      <Link href="/bike" sx={{ py: 1.25 }}>
        Add my bike
      </Link>
    </Facet>
  );
}
