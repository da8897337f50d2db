import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

export function MyPortfolioScreen() {
  return (
    <Section>
      <PageHeading>My Portfolio</PageHeading>
    </Section>
  );
}
