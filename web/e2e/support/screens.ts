export const publicAddresses = [
  '/',
  '/parts',
  '/parts/basalt-rotor-180',
  '/standards/rim-width',
  '/about',
  '/bike',
  '/cart',
  '/blogs',
  '/myPortfolio',
  '/signIn',
  '/signup',
  '/no-such-page',
];
export const customerAddresses = ['', '/myOrder', '/review', '/account'].map((path) => `/dashboard${path}`);
export const adminAddresses = [
  'overview',
  'mails',
  'users',
  'addProduct',
  'allProduct',
  'importProducts',
  'allProduct/basalt-rotor-180',
  'allOrder',
  'allOrder/order-2026-0028',
  'allReview',
  'audit',
  'settings',
].map((name) => `/dashboard/${name}`);
