import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

export function SignUpScreen() {
  return (
    <Section>
      <PageHeading>Sign up</PageHeading>
    </Section>
  );
}
