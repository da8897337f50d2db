import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { LoadingPage } from '../ui/loading-page.tsx';
import { RequireSignIn } from './guards.tsx';
import { Shell } from './layout/shell.tsx';
import type { LoadScreen, RouteHandle } from './page.ts';
import { RouteError } from './route-error.tsx';
import { SignOut, signOutPath } from './sign-out.tsx';

function screen(path: string, title: string | undefined, lazy: LoadScreen): RouteObject {
  return { path, caseSensitive: true, handle: { title } satisfies RouteHandle, lazy };
}

const homeTitle = 'Bicycle parts, made to measure';
const home: LoadScreen = () => import('../screens/home.tsx');

const withdraw: LoadScreen = () => import('../screens/withdraw.tsx');

const publicScreens: RouteObject[] = [
  { index: true, handle: { title: homeTitle } satisfies RouteHandle, lazy: home },
  screen('home', homeTitle, home),
  screen('about', 'About', () => import('../screens/about.tsx')),
  screen('parts', undefined, () => import('../screens/parts.tsx')),
  screen('parts/:slug', undefined, () => import('../screens/part.tsx')),
  screen('standards', 'Standards', () => import('../screens/standards.tsx')),
  screen('standards/:key', undefined, () => import('../screens/standard.tsx')),
  screen('pages/:key', undefined, () => import('../screens/owner-page.tsx')),
  screen('withdraw', 'Withdraw from contract', withdraw),
  screen('withdraw/:step', 'Withdraw from contract', withdraw),
  screen('bike', 'My bike', () => import('../screens/bike.tsx')),
  screen('bike/measure', 'Measuring sheet', () => import('../screens/bike-measure.tsx')),
  screen('cart', 'Cart', () => import('../screens/cart.tsx')),
  screen('blogs', 'Blogs', () => import('../screens/blogs.tsx')),
  screen('myPortfolio', 'My Portfolio', () => import('../screens/my-portfolio.tsx')),
  screen('signIn', 'Sign in', () => import('../screens/sign-in.tsx')),
  screen('signup', 'Sign up', () => import('../screens/sign-up.tsx')),
  screen('join', 'Invitation', () => import('../screens/join.tsx')),
  { path: signOutPath, Component: SignOut },
];

const screensId = 'screens';

/**
 * All routes except those below `/dashboard` (docs/product.md, Screens). `/login` is missing on purpose and shows the
 * not-found page.
 */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: () => <LoadingPage label="Loading page" />,
    errorElement: <RouteError />,
    children: [
      {
        id: screensId,
        errorElement: <RouteError />,
        children: [
          ...publicScreens,
          {
            Component: RequireSignIn,
            children: [screen('checkout', 'Checkout', () => import('../screens/checkout.tsx'))],
          },
          screen('*', 'Page not found', () => import('../screens/not-found.tsx')),
        ],
      },
    ],
  },
];

type Discover = NonNullable<
  NonNullable<Parameters<typeof createBrowserRouter>[1]>['patchRoutesOnNavigation']
>;

/** Adds the dashboard's routes on the first visit to one of them. React Router calls this also for known routes. */
export const discoverRoutes: Discover = async ({ path, patch }) => {
  if (!path.startsWith('/dashboard')) return;
  const { dashboardRoutes } = await import('./dashboard-routes.tsx');
  patch(screensId, [...dashboardRoutes]);
};
