import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import './app/fonts.css';
import './app/print.css';
import { App } from './app/app.tsx';
import { createQueryClient } from './app/query-client.ts';
import { handleRefusal } from './app/refused-session.ts';
import { pageOf } from './app/page.ts';
import { routes } from './app/routes.tsx';
import { partQuery } from './features/products/queries.ts';
import { takePageData } from './page-data.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

// No top-level await: chunks of lazy routes import this one and would deadlock.
void start(root);

async function start(root: HTMLElement): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  const isPrerendered = await loadPrerenderedRoute(root.dataset['page'], matches);
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
  const queryClient = createQueryClient((error, meta) => handleRefusal(router, error, meta));
  if (isPrerendered) takePageData(queryClient);
  if (isMissingPart(root.dataset['page'], matches))
    queryClient.setQueryData(partQuery(matches.at(-1)?.params['slug'] ?? '').queryKey, {
      product: null,
      notice: null,
    });
  const app = (
    <StrictMode>
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // In a transition, so that hydration yields to scrolling and clicks.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** True for the not-found page, which the part screen also renders for unknown parts. */
function isMissingPart(prerendered: string | undefined, matches: Matches): boolean {
  return prerendered === '*' && pageOf(matches) === 'parts/:slug';
}

/** Loads the lazy route of a prerendered page. False if Hosting served another page for the address. */
async function loadPrerenderedRoute(prerendered: string | undefined, matches: Matches): Promise<boolean> {
  if (prerendered !== pageOf(matches) && !isMissingPart(prerendered, matches)) return false;
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
    return false;
  }
}
