import { StandardList } from '../features/standards/standard-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

export function Component() {
  return (
    <PageSection>
      <PageHeading lead="Two parts fit together if they agree on every interface that they share. These are the interfaces we compare, with their values and sources.">
        Standards
      </PageHeading>
      <StandardList />
    </PageSection>
  );
}
