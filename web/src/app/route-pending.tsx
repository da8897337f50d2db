import { LoadingState } from '../ui/data-states.tsx';
import { Section } from '../ui/section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The first screen's code is on its way: the shape of a page. */
export function RoutePending() {
  return (
    <Section>
      <LoadingState label="Loading the page">
        <Skeleton style={{ width: 'min(480px, 80%)', height: 64 }} />
        <Skeleton style={{ height: 320, marginTop: 40 }} />
      </LoadingState>
    </Section>
  );
}
