import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

export function HomeScreen() {
  return (
    <Section>
      <PageHeading>Pedalworks</PageHeading>
    </Section>
  );
}
