import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoadingPage } from '../ui/loading-page.tsx';
import { RequireAdmin, RequireSignIn } from './guards.tsx';
import { Shell } from './layout/shell.tsx';
import type { RouteHandle } from './page.ts';
import { dashboardScreens } from '../screens/dashboard/screens.ts';
import { RouteError } from './route-error.tsx';
import { SignOut, signOutPath } from './sign-out.tsx';

type Load = () => Promise<{ readonly Component: ComponentType }>;

function screen(path: string, title: string | undefined, lazy: Load): RouteObject {
  return { path, caseSensitive: true, handle: { title } satisfies RouteHandle, lazy };
}

const homeTitle = 'Bicycle parts, made to measure';
const home: Load = () => import('../screens/home.tsx');

const withdraw: Load = () => import('../screens/withdraw.tsx');

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

const dashboardRoutes = (isForAdmins: boolean): RouteObject[] =>
  dashboardScreens
    .filter(({ audience: who }) => (who === 'admins') === isForAdmins)
    .map((screen) => ({
      ...(screen.path === '' ? { index: true } : { path: screen.path, caseSensitive: true }),
      handle: screen satisfies RouteHandle,
      lazy: screen.lazy,
    }));

/**
 * Screens that require sign-in. The error element is on a parent route, because React Router does not show the error
 * element of a lazy route whose code failed to load.
 */
const signedIn: RouteObject = {
  Component: RequireSignIn,
  children: [
    screen('checkout', 'Checkout', () => import('../screens/checkout.tsx')),
    {
      path: 'dashboard',
      caseSensitive: true,
      handle: { title: 'Dashboard' },
      lazy: () => import('../screens/dashboard/dashboard.tsx'),
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...dashboardRoutes(false),
            {
              Component: RequireAdmin,
              children: [
                {
                  lazy: () => import('../screens/dashboard/back-office.tsx'),
                  children: dashboardRoutes(true),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

function paper(path: string, lazy: Load): RouteObject {
  const handle = { isPaper: true } satisfies RouteHandle;
  return { path: `dashboard/${path}`, caseSensitive: true, handle, lazy };
}

const invoice: Load = () => import('../screens/dashboard/invoice.tsx');
const creditNote: Load = () => import('../screens/dashboard/credit-note.tsx');
const invoices: Load = () => import('../screens/dashboard/invoices.tsx');
const packingSlip: Load = () => import('../screens/dashboard/packing-slip.tsx');
const returnSlip: Load = () => import('../screens/dashboard/return-slip.tsx');
const packingSlips: Load = () => import('../screens/dashboard/packing-slips.tsx');
const pickList: Load = () => import('../screens/dashboard/pick-list.tsx');

const papers: RouteObject = {
  Component: RequireSignIn,
  children: [
    paper('myOrder/:id/invoice', invoice),
    paper('myOrder/:id/creditNote/:refundId', creditNote),
    paper('myOrder/:id/return/:returnId/slip', returnSlip),
    {
      Component: RequireAdmin,
      children: [
        paper('allOrder/:id/invoice', invoice),
        paper('allOrder/:id/creditNote/:refundId', creditNote),
        paper('allOrder/:id/packingSlip', packingSlip),
        paper('invoices', invoices),
        paper('allOrder/packingSlips', packingSlips),
        paper('allOrder/pickList', pickList),
      ],
    },
  ],
};

/** All routes (docs/product.md, Screens). `/login` is missing on purpose and shows the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: () => <LoadingPage label="Loading page" />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          ...publicScreens,
          signedIn,
          papers,
          screen('*', 'Page not found', () => import('../screens/not-found.tsx')),
        ],
      },
    ],
  },
];
