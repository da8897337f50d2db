import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

export function NotFoundScreen() {
  return (
    <Section>
      <PageHeading>Page not found</PageHeading>
    </Section>
  );
}
