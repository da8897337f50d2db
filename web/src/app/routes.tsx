import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { HomeScreen } from '../screens/home.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { RequireAdmin, RequireSignIn } from './guards.tsx';
import { Shell } from './layout/shell.tsx';
import type { RouteHandle } from './refused-session.ts';
import { ownTitle } from './page.ts';
import { RouteError } from './route-error.tsx';

type Load = () => Promise<ComponentType>;

/** A screen that is loaded when somebody goes there. */
function screen(path: string, title: string, load: Load): RouteObject {
  return { path, caseSensitive: true, handle: { title } satisfies RouteHandle, lazy: lazily(load) };
}

/** As {@link screen}, for a list of orders: a refused token leads to `/`. */
function orderList(path: string, title: string, load: Load): RouteObject {
  return { ...screen(path, title, load), handle: { title, refusalLeadsHome: true } satisfies RouteHandle };
}

function lazily(load: Load) {
  return async () => ({ Component: await load() });
}

/** Home is where most visits begin: it is in the first chunk. */
const home = { Component: HomeScreen, handle: { title: 'Bicycle parts, made to measure' } };

const publicScreens: RouteObject[] = [
  { index: true, ...home },
  { path: 'home', caseSensitive: true, ...home },
  screen('about', 'About', async () => (await import('../screens/about.tsx')).AboutScreen),
  screen('parts', ownTitle, async () => (await import('../screens/parts.tsx')).PartsScreen),
  screen('parts/:slug', ownTitle, async () => (await import('../screens/part.tsx')).PartScreen),
  screen('blogs', 'Blogs', async () => (await import('../screens/blogs.tsx')).BlogsScreen),
  screen(
    'myPortfolio',
    'My Portfolio',
    async () => (await import('../screens/my-portfolio.tsx')).MyPortfolioScreen,
  ),
  screen('signIn', 'Sign in', async () => (await import('../screens/sign-in.tsx')).SignInScreen),
  screen('signup', 'Sign up', async () => (await import('../screens/sign-up.tsx')).SignUpScreen),
];

const customerScreens: RouteObject[] = [
  {
    index: true,
    handle: { title: 'My Profile' },
    lazy: lazily(async () => (await import('../screens/dashboard/my-profile.tsx')).MyProfileScreen),
  },
  screen(
    'payment/:id',
    'Payment',
    async () => (await import('../screens/dashboard/payment.tsx')).PaymentScreen,
  ),
  orderList(
    'myOrder',
    'My Order',
    async () => (await import('../screens/dashboard/my-order.tsx')).MyOrderScreen,
  ),
  screen(
    'review',
    'Add Review',
    async () => (await import('../screens/dashboard/add-review.tsx')).AddReviewScreen,
  ),
];

const adminScreens: RouteObject[] = [
  screen(
    'users',
    'All Users',
    async () => (await import('../screens/dashboard/all-users.tsx')).AllUsersScreen,
  ),
  screen(
    'addProduct',
    'Add Product',
    async () => (await import('../screens/dashboard/add-product.tsx')).AddProductScreen,
  ),
  screen(
    'allProduct',
    'Manage All Product',
    async () => (await import('../screens/dashboard/all-product.tsx')).AllProductScreen,
  ),
  screen(
    'allProduct/:id',
    'Edit Product',
    async () => (await import('../screens/dashboard/edit-product.tsx')).EditProductScreen,
  ),
  orderList(
    'allOrder',
    'Manage All Order',
    async () => (await import('../screens/dashboard/all-order.tsx')).AllOrderScreen,
  ),
  screen(
    'allReview',
    'Manage Reviews',
    async () => (await import('../screens/dashboard/all-review.tsx')).AllReviewScreen,
  ),
  screen(
    'settings',
    'Shop Settings',
    async () => (await import('../screens/dashboard/settings.tsx')).SettingsScreen,
  ),
];

/** The error element stands on a route of its own: on that of a lazy screen, react-router would take the screen for still loading. */
const dashboard: RouteObject = {
  Component: RequireSignIn,
  children: [
    {
      path: 'dashboard',
      caseSensitive: true,
      handle: { title: 'Dashboard' },
      lazy: lazily(async () => (await import('../screens/dashboard/dashboard.tsx')).DashboardScreen),
      children: [
        {
          errorElement: <RouteError />,
          children: [...customerScreens, { Component: RequireAdmin, children: adminScreens }],
        },
      ],
    },
  ],
};

/** Every screen of the shop (docs/product.md, Screens). `/login` is missing on purpose: it falls to the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: () => <LoadingPage label="Loading the page" />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          ...publicScreens,
          dashboard,
          screen(
            '*',
            'Page not found',
            async () => (await import('../screens/not-found.tsx')).NotFoundScreen,
          ),
        ],
      },
    ],
  },
];
