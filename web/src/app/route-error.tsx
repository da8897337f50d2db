import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isOfTheLine } from '../services/connection-error.ts';
import { errorSentence } from '../services/error-sentence.ts';
import { loadAnew, onceOnline } from '../services/load-anew.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';

/** Stands in for a screen that broke, or whose code could not be fetched. The rest of the shop goes on. */
export function RouteError() {
  const error = useRouteError();
  const isOnlyTheLine = isOfTheLine(error);
  useEffect(() => (isOnlyTheLine ? onceOnline(tryAgain) : undefined), [isOnlyTheLine]);
  return (
    <Section>
      <PageHeading lead={errorSentence(error)}>
        {isOnlyTheLine ? 'This page did not load' : 'This page broke'}
      </PageHeading>
      <Button variant="contained" onClick={tryAgain}>
        Load it again
      </Button>
    </Section>
  );
}

/** Without a line the page stays as it is, and says already what is missing. */
function tryAgain(): void {
  loadAnew().catch(() => undefined);
}
