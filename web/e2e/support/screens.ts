export const publicAddresses = [
  '/',
  '/parts',
  '/parts/basalt-rotor-180',
  '/about',
  '/cart',
  '/blogs',
  '/myPortfolio',
  '/signIn',
  '/signup',
  '/no-such-page',
];
export const customerAddresses = ['/dashboard', '/dashboard/myOrder', '/dashboard/review'];
export const adminAddresses = [
  'overview',
  'mails',
  'users',
  'addProduct',
  'allProduct',
  'allProduct/basalt-rotor-180',
  'allOrder',
  'allOrder/order-2026-0028',
  'allReview',
  'audit',
  'settings',
].map((name) => `/dashboard/${name}`);
