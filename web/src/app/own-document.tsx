import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
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
  useEffect(() => {
    if (!isIts) loadAnew();
  }, [isIts]);
  return isIts ? <Outlet /> : <Spinner label="Loading the page" />;
}

const arrivalKey = 'arrivedByLink';

/** A document that is still loading finishes first: stopped half-way, it would look like a failure. */
function loadAnew(): void {
  sessionStorage.setItem(arrivalKey, location.pathname);
  if (document.readyState === 'complete') location.reload();
  else {
    addEventListener('load', () => {
      location.reload();
    });
  }
}

/** Whether this document was loaded in place of a step inside the shop; true once. */
export function arrivedByLink(): boolean {
  const arrivedAt = sessionStorage.getItem(arrivalKey);
  sessionStorage.removeItem(arrivalKey);
  return arrivedAt === location.pathname;
}
