import type { RouteObject } from 'react-router-dom';
import { Dashboard } from '../screens/dashboard/dashboard.tsx';
import { dashboardScreens } from '../screens/dashboard/screens.ts';
import { RequireAdmin, RequireSignIn } from './guards.tsx';
import type { LoadScreen, RouteHandle } from './page.ts';
import { RouteError } from './route-error.tsx';

const screensFor = (isForAdmins: boolean): RouteObject[] =>
  dashboardScreens
    .filter(({ audience: who }) => (who === 'admins') === isForAdmins)
    .map((screen) => ({
      ...(screen.path === '' ? { index: true } : { path: screen.path, caseSensitive: true }),
      handle: screen satisfies RouteHandle,
      lazy: screen.lazy,
    }));

/**
 * The error element is on a parent route, because React Router does not show the error
 * element of a lazy route whose code failed to load.
 */
const dashboard: RouteObject = {
  Component: RequireSignIn,
  children: [
    {
      path: 'dashboard',
      caseSensitive: true,
      handle: { title: 'Dashboard' },
      Component: Dashboard,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...screensFor(false),
            {
              Component: RequireAdmin,
              children: [
                {
                  lazy: () => import('../screens/dashboard/back-office.tsx'),
                  children: screensFor(true),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

function paper(path: string, lazy: LoadScreen): RouteObject {
  const handle = { isPaper: true } satisfies RouteHandle;
  return { path: `dashboard/${path}`, caseSensitive: true, handle, lazy };
}

const invoice: LoadScreen = () => import('../screens/dashboard/invoice.tsx');
const creditNote: LoadScreen = () => import('../screens/dashboard/credit-note.tsx');
const invoices: LoadScreen = () => import('../screens/dashboard/invoices.tsx');
const packingSlip: LoadScreen = () => import('../screens/dashboard/packing-slip.tsx');
const returnSlip: LoadScreen = () => import('../screens/dashboard/return-slip.tsx');
const packingSlips: LoadScreen = () => import('../screens/dashboard/packing-slips.tsx');
const pickList: LoadScreen = () => import('../screens/dashboard/pick-list.tsx');

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

/** All routes below `/dashboard`, loaded on the first visit there, because most visitors never see one. */
export const dashboardRoutes: readonly RouteObject[] = [dashboard, papers];
