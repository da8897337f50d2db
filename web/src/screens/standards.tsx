import { StandardList } from '../features/standards/standard-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

export function Component() {
  return (
    <PageSection>
      <PageHeading lead="An interface is the place where two parts meet, such as an axle. Parts fit together if they agree on every interface they share.">
        Standards
      </PageHeading>
      <StandardList />
    </PageSection>
  );
}
