import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../ui/data-states.tsx';
import { Section } from '../ui/section.tsx';

/** The first screen's code is on its way: the shape of a page. */
export function RoutePending() {
  return (
    <Section>
      <LoadingState label="Loading the page">
        <Skeleton variant="rectangular" width="min(480px, 80%)" height={64} />
        <Skeleton variant="rectangular" height={320} sx={{ marginTop: 5 }} />
      </LoadingState>
    </Section>
  );
}
