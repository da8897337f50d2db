import type { RouteObject } from 'react-router-dom';
import { RequireAdmin, RequireSignIn } from './guards.tsx';
import { OwnDocument } from './own-document.tsx';
import { Shell } from './layout/shell.tsx';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { lazily } from './screen-code.ts';

/**
 * Says what went wrong with a screen, also that its code did not come. On the screen's own route that would show an empty
 * page: react-router takes a route that still has its `lazy` for one on its way.
 */
function watched(route: RouteObject): RouteObject {
  return { errorElement: <RouteError />, children: [route] };
}

/** A screen that is loaded when somebody goes there. */
function screen(path: string, title: string, load: Parameters<typeof lazily>[0]): RouteObject {
  return watched({ path, caseSensitive: true, handle: { title }, lazy: lazily(load) });
}

const home = {
  handle: { title: 'Bicycle parts, made to measure' },
  lazy: lazily(async () => (await import('../screens/home.tsx')).HomeScreen),
};

const publicScreens: RouteObject[] = [
  watched({ index: true, ...home }),
  watched({ path: 'home', caseSensitive: true, ...home }),
  screen('about', 'About', async () => (await import('../screens/about.tsx')).AboutScreen),
  screen('blogs', 'Blogs', async () => (await import('../screens/blogs.tsx')).BlogsScreen),
  screen(
    'myPortfolio',
    'My Portfolio',
    async () => (await import('../screens/my-portfolio.tsx')).MyPortfolioScreen,
  ),
  {
    Component: OwnDocument,
    children: [
      screen('signIn', 'Sign in', async () => (await import('../screens/sign-in.tsx')).SignInScreen),
      screen('signup', 'Sign up', async () => (await import('../screens/sign-up.tsx')).SignUpScreen),
    ],
  },
];

const customerScreens: RouteObject[] = [
  watched({
    index: true,
    handle: { title: 'My Profile' },
    lazy: lazily(async () => (await import('../screens/dashboard/my-profile.tsx')).MyProfileScreen),
  }),
  {
    Component: OwnDocument,
    children: [
      screen(
        'payment/:id',
        'Payment',
        async () => (await import('../screens/dashboard/payment.tsx')).PaymentScreen,
      ),
    ],
  },
  screen(
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

const dashboard: RouteObject = {
  Component: RequireSignIn,
  children: [
    watched({
      path: 'dashboard',
      caseSensitive: true,
      handle: { title: 'Dashboard' },
      lazy: lazily(async () => (await import('../screens/dashboard/dashboard.tsx')).DashboardScreen),
      children: [...customerScreens, { Component: RequireAdmin, children: adminScreens }],
    }),
  ],
};

/** Every screen of the shop (spec.md §2). `/login` is missing on purpose: it falls to the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: RoutePending,
    errorElement: <RouteError />,
    children: [
      ...publicScreens,
      dashboard,
      screen('*', 'Page not found', async () => (await import('../screens/not-found.tsx')).NotFoundScreen),
    ],
  },
];
