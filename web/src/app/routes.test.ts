import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { RequireAdmin, RequireSignIn } from './guards.tsx';
import { dashboardRoutes } from './dashboard-routes.tsx';
import { routes } from './routes.tsx';

const all = [...routes, ...dashboardRoutes];

const guardsOf = (address: string) =>
  (matchRoutes(all, address) ?? [])
    .map(({ route }) => route.Component)
    .filter((guard) => guard === RequireSignIn || guard === RequireAdmin);

describe('routes', () => {
  test.each([
    '/checkout',
    '/dashboard',
    '/dashboard/myOrder',
    '/dashboard/review',
    '/dashboard/payment/some-order',
    '/dashboard/myOrder/some-order/invoice',
    '/dashboard/myOrder/some-order/creditNote/some-refund',
  ])('redirect visitors from %s to the sign-in page', (address) => {
    expect(guardsOf(address).slice(0, 1)).toEqual([RequireSignIn]);
  });

  test.each([
    '/dashboard/users',
    '/dashboard/addProduct',
    '/dashboard/allProduct',
    '/dashboard/allProduct/basalt-rotor-180',
    '/dashboard/allOrder',
    '/dashboard/allOrder/some-order/invoice',
    '/dashboard/allOrder/some-order/creditNote/some-refund',
    '/dashboard/allOrder/some-order/packingSlip',
    '/dashboard/invoices',
    '/dashboard/allOrder/packingSlips',
    '/dashboard/allOrder/pickList',
    '/dashboard/allReview',
    '/dashboard/settings',
  ])('admit only admins to %s', (address) => {
    expect(guardsOf(address)).toEqual([RequireSignIn, RequireAdmin]);
  });

  test.each([
    '/',
    '/parts',
    '/parts/basalt-rotor-180',
    '/about',
    '/bike',
    '/bike/measure',
    '/signIn',
    '/signup',
    '/login',
    '/dashboard/no-such-screen',
  ])('admit everyone to %s', (address) => {
    expect(guardsOf(address)).toEqual([]);
  });

  test.each(['/dashboard/myOrder', '/dashboard/allOrder'])(
    'lead home if the session ends on %s',
    (address) => {
      expect((matchRoutes(all, address) ?? []).map(({ route }) => route.handle as unknown)).toContainEqual(
        expect.objectContaining({ redirectsHome: true }),
      );
    },
  );
});
