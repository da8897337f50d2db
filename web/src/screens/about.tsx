import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

export function AboutScreen() {
  return (
    <Section>
      <PageHeading>About</PageHeading>
    </Section>
  );
}
