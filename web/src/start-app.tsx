import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { earlyInput } from './app/early-input.ts';
import { createQueryClient } from './app/query-client.ts';
import { handleRefusal } from './app/refused-session.ts';
import { pageOf } from './app/page.ts';
import { discoverRoutes, routes } from './app/routes.tsx';
import { partQuery } from './features/products/queries.ts';
import { takePageData } from './page-data.ts';
import { checkExpiry } from './services/session.ts';
import { guardTranslatedPage } from './services/translated-page.ts';

/** Hydrates the server-rendered page, or renders the page if the HTML is of another route or was changed. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id root');
  guardTranslatedPage();
  checkExpiry();
  const matches = matchRoutes(routes, location) ?? [];
  const isPrerendered = await loadPrerenderedRoute(root.dataset['page'], matches);
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: discoverRoutes,
    ...(isPrerendered && { hydrationData: {} }),
  });
  const queryClient = createQueryClient((error, meta) => handleRefusal(router, error, meta));
  if (isPrerendered) takePageData(queryClient);
  if (isMissingPart(root.dataset['page'], matches))
    queryClient.setQueryData(partQuery(matches.at(-1)?.params['slug'] ?? '').queryKey, {
      product: null,
      notice: null,
    });
  const isHydrated = isPrerendered && isUntouched(root);
  const app = (
    <StrictMode>
      <App queryClient={queryClient} typed={isHydrated ? undefined : earlyInput(document)}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // Hydrates in a transition, so that scrolling and clicks take priority.
  startTransition(() => {
    if (isHydrated) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** False if a translator or a browser extension has already changed the page, so that it cannot be hydrated. */
function isUntouched(root: HTMLElement): boolean {
  return root.getElementsByTagName('*').length === Number(root.dataset['elements']);
}

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** True if the server sent the not-found page for a part's URL. The part screen then hydrates that page. */
function isMissingPart(prerendered: string | undefined, matches: Matches): boolean {
  return prerendered === '*' && pageOf(matches) === 'parts/:slug';
}

/** Loads the lazy route of a prerendered page. Resolves to false if the HTML belongs to another route. */
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
