import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

export function SignInScreen() {
  return (
    <Section>
      <PageHeading>Sign in</PageHeading>
    </Section>
  );
}
