import { Outlet, useLocation } from 'react-router-dom';
import { tabItems } from '../services/browser-storage.ts';
import { errorSentence } from '../services/error-sentence.ts';
import { keepHistoryState } from '../services/history-state.ts';
import { loadAnew } from '../services/load-anew.ts';
import { useLoaded } from '../services/use-loaded.ts';
import { ErrorState } from '../ui/data-states.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** As firebase.json sends them: which pages come with a policy of their own (docs/decisions/071). */
const zones = [/^\/(signIn|signup)$/u, /^\/dashboard\/payment\//u];

const zoneOf = (pathname: string): number => zones.findIndex((zone) => zone.test(pathname));

/** Null while pages are drawn ahead: there each is its own document. */
const zoneOfDocument = 'document' in globalThis ? zoneOf(location.pathname) : null;

/**
 * Around screens that talk to Google or the card provider: whoever comes to them from another page loads them anew,
 * because the policy of the first document rules, and only theirs lets those hosts in. What the history remembers
 * of the way, such as where to return, stays.
 */
export function OwnDocument() {
  const { pathname } = useLocation();
  const isIts = zoneOfDocument === null || zoneOf(pathname) === zoneOfDocument;
  return isIts ? <Outlet /> : <Arriving />;
}

function Arriving() {
  const { state, reload } = useLoaded(arrive);
  if (state.status === 'failed') return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  return <Spinner label="Loading the page" />;
}

const arrivalKey = 'arrivedByLink';

/** A document that is still loading finishes first: stopped half-way, it would look like a failure. */
async function arrive(): Promise<void> {
  tabItems.write(arrivalKey, location.pathname);
  keepHistoryState();
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve);
    });
  await loadAnew();
}

/** Whether this document was loaded in place of a step inside the shop; true once. */
export function arrivedByLink(): boolean {
  const arrivedAt = tabItems.read(arrivalKey);
  tabItems.remove(arrivalKey);
  return arrivedAt === location.pathname;
}
