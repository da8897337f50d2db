import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { RequireAdmin, RequireSignIn } from './guards.tsx';
import { routes } from './routes.tsx';

const guardsOf = (address: string) =>
  (matchRoutes(routes, address) ?? [])
    .map(({ route }) => route.Component)
    .filter((guard) => guard === RequireSignIn || guard === RequireAdmin);

describe('access to screens', () => {
  test.each([
    '/checkout',
    '/dashboard',
    '/dashboard/myOrder',
    '/dashboard/review',
    '/dashboard/payment/some-order',
    '/dashboard/myOrder/some-order/invoice',
    '/dashboard/myOrder/some-order/creditNote/some-refund',
  ])('%s asks visitors to sign in', (address) => {
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
    '/dashboard/allReview',
    '/dashboard/settings',
  ])('%s is for admins only', (address) => {
    expect(guardsOf(address)).toEqual([RequireSignIn, RequireAdmin]);
  });

  test.each([
    '/',
    '/parts',
    '/parts/basalt-rotor-180',
    '/about',
    '/signIn',
    '/signup',
    '/login',
    '/dashboard/no-such-screen',
  ])('%s is public', (address) => {
    expect(guardsOf(address)).toEqual([]);
  });
});
