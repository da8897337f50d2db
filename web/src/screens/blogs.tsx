import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

export function BlogsScreen() {
  return (
    <Section>
      <PageHeading>Blogs</PageHeading>
    </Section>
  );
}
