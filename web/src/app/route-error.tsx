import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { errorSentence } from '../services/error-sentence.ts';
import { loadAnew, whenLineIsBack } from '../services/load-anew.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { ScreenMissing } from './screen-code.ts';

/** Stands in for a screen that broke, or whose code could not be fetched. The rest of the shop goes on. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = error instanceof ScreenMissing;
  useEffect(() => {
    const gone = new AbortController();
    if (error instanceof ScreenMissing)
      whenLineIsBack({ since: error.since, goOn: tryAgain, signal: gone.signal });
    return () => {
      gone.abort();
    };
  }, [error]);
  return (
    <Section>
      <PageHeading lead={errorSentence(error)}>
        {isMissing ? 'This page did not load' : 'This page broke'}
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
