import { startTransition, StrictMode } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import './app/other-media.css';
import { App } from './app/app.tsx';
import { pageOf } from './app/page.ts';
import { createRoot, hydrateRoot } from './app/renderer.ts';
import { routes } from './app/routes.tsx';
import { restoreHistoryState } from './services/history-state.ts';

void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id root');
  restoreHistoryState();
  const isDrawn = await loadDrawnPage(root.dataset['page']);
  // The browser has put a drawn page where it belongs, and who reads it may have gone on from there: told that there is something to
  // take over, the router leaves that as it is. A place in the page it looks up once more.
  const router = createBrowserRouter(routes, isDrawn && location.hash === '' ? { hydrationData: {} } : {});
  const app = (
    <StrictMode>
      <App>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (isDrawn)
    // In pauses, so that a slow phone answers whoever touches it meanwhile.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  else createRoot(root).render(app);
}

/**
 * Whether the page of this address is what was drawn at build time, its code loaded: hydration must find it at hand.
 * Hosting and the router may differ about an address, such as one in other letters; it is then drawn anew.
 */
async function loadDrawnPage(drawn: string | undefined): Promise<boolean> {
  const matches = matchRoutes(routes, location) ?? [];
  if (drawn === undefined || drawn !== pageOf(matches)) return false;
  try {
    await Promise.all(
      matches.map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        Object.assign(route, await route.lazy());
        delete route.lazy;
      }),
    );
    return true;
  } catch {
    // The router asks for it again, and shows the way out if that fails too.
    return false;
  }
}
