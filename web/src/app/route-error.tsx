import { useRouteError } from 'react-router-dom';
import { errorSentence } from '../services/error-sentence.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

/** Stands in for a screen that broke, or whose code could not be fetched. The rest of the shop goes on. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Section>
      <PageHeading lead={errorSentence(error)}>This page broke</PageHeading>
      <Button
        variant="contained"
        onClick={() => {
          location.reload();
        }}
      >
        Load it again
      </Button>
    </Section>
  );
}
