import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { tabItems } from '../services/browser-storage.ts';
import { errorMessage } from '../services/error-message.ts';
import { isChunkError } from '../services/network-error.ts';
import { withTimeLimit } from '../services/time-limit.ts';
import { LoadingPage } from '../ui/loading-page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

export function RouteError() {
  const error = useRouteError();
  const isMissing = isChunkError(error);
  const [isReloading, setIsReloading] = useState(isMissing);
  useEffect(() => {
    if (!isMissing) return;
    void reloadOnce().then(setIsReloading);
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isMissing]);
  if (isReloading) return <LoadingPage label="Loading page" />;
  return (
    <PageSection>
      <PageHeading lead={errorMessage(error)}>
        {isMissing ? 'This page did not load' : 'This page broke'}
      </PageHeading>
      <Button variant="contained" color="primary" onClick={reload}>
        Reload page
      </Button>
    </PageSection>
  );
}

/** Reloads the page once: a deployment may have removed the old version's files. Resolves to true if it reloads. */
async function reloadOnce(): Promise<boolean> {
  const key = `reloaded ${location.pathname}`;
  if (tabItems.read(key) !== null) {
    tabItems.remove(key);
    return false;
  }
  return tabItems.write(key, 'once') && (await reloadIfReachable());
}

const reload = () => void reloadIfReachable();

/** Reloads the page if the server is reachable; otherwise the browser would show its own error page. */
async function reloadIfReachable(): Promise<boolean> {
  try {
    await withTimeLimit((signal) => fetch('/', { method: 'HEAD', cache: 'no-store', signal }), {
      kind: 'slow',
    });
    location.reload();
    return true;
  } catch {
    return false;
  }
}
