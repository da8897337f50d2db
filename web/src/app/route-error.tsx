import { useEffect } from 'react';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { tabItems } from '../services/browser-storage.ts';
import { errorMessage } from '../services/error-message.ts';
import { isChunkError } from '../services/network-error.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

/** Stands in for a screen that broke, or whose code could not be fetched. The rest of the shop goes on. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isChunkError(error);
  useEffect(() => {
    if (!isMissing) return;
    void reloadOnce();
    addEventListener('online', reload);
    return () => {
      removeEventListener('online', reload);
    };
  }, [isMissing]);
  return (
    <PageSection>
      <PageHeading lead={errorMessage(error)}>
        {isMissing ? 'This page did not load' : 'This page broke'}
      </PageHeading>
      <Button variant="contained" color="primary" onClick={reload}>
        Load it again
      </Button>
    </PageSection>
  );
}

/** A deployment takes away the code of the pages that were open before: loaded anew, they have the new one. */
async function reloadOnce(): Promise<void> {
  const key = `reloaded ${location.pathname}`;
  if (tabItems.read(key) !== null) {
    tabItems.remove(key);
    return;
  }
  tabItems.write(key, 'once');
  if (tabItems.read(key) !== null) await reloadIfReachable();
}

function reload(): void {
  void reloadIfReachable();
}

/** While the shop cannot be reached the page stays, instead of the browser's own error page. */
async function reloadIfReachable(): Promise<void> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    // The message stays, and the button.
  }
}
