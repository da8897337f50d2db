import type { DashboardScreen } from './dashboard-screen.ts';

type RoleScreen = Omit<DashboardScreen, 'audience'>;

const customerScreens: readonly RoleScreen[] = [
  { path: 'payment/:id', title: 'Payment', parent: 'myOrder', lazy: () => import('./payment.tsx') },
  { path: 'myOrder', title: 'My Order', redirectsHome: true, lazy: () => import('./my-order.tsx') },
  {
    path: 'myOrder/:id',
    title: 'Order',
    parent: 'myOrder',
    hasOwnHeading: true,
    hasOwnTitle: true,
    lazy: () => import('./my-order-page.tsx'),
  },
  {
    path: 'myOrder/:id/return',
    title: 'Return parts',
    parent: 'myOrder',
    hasOwnHeading: true,
    lazy: () => import('./my-return-form.tsx'),
  },
  {
    path: 'myOrder/:id/return/:returnId',
    title: 'Return',
    parent: 'myOrder',
    hasOwnHeading: true,
    hasOwnTitle: true,
    lazy: () => import('./my-return.tsx'),
  },
  {
    path: 'review',
    title: 'Add Review',
    lead: "Tell other riders how the part fits, rides and lasts. Reviews appear on the home page and the part's page.",
    lazy: () => import('./add-review.tsx'),
  },
  { path: 'account', title: 'Account', isAddition: true, lazy: () => import('./my-account.tsx') },
];

const adminScreens: readonly RoleScreen[] = [
  { path: 'users', title: 'All Users', hasOwnHeading: true, lazy: () => import('./all-users.tsx') },
  {
    path: 'addProduct',
    title: 'Add Product',
    lead: 'Added parts are on sale immediately, unless their status is Archived.',
    lazy: () => import('./add-product.tsx'),
  },
  {
    path: 'allProduct',
    title: 'Manage All Product',
    hasOwnHeading: true,
    lazy: () => import('./all-product.tsx'),
  },
  {
    path: 'importProducts',
    title: 'Import Products',
    lead: 'From a spreadsheet, matched by part number. You preview the changes before they are saved.',
    parent: 'allProduct',
    lazy: () => import('./import-products.tsx'),
  },
  {
    path: 'receiveGoods',
    title: 'Receive Goods',
    lead: 'Scan or type each part of a delivery. The stock changes when you receive them.',
    parent: 'allProduct',
    lazy: () => import('./receive-goods.tsx'),
  },
  {
    path: 'allProduct/:id',
    title: 'Edit Product',
    parent: 'allProduct',
    hasOwnHeading: true,
    lazy: () => import('./edit-product.tsx'),
  },
  {
    path: 'allOrder',
    title: 'Manage All Order',
    redirectsHome: true,
    hasOwnHeading: true,
    lazy: () => import('./all-order.tsx'),
  },
  {
    path: 'allOrder/:id',
    title: 'Order',
    parent: 'allOrder',
    hasOwnHeading: true,
    hasOwnTitle: true,
    lazy: () => import('./all-order-page.tsx'),
  },
  {
    path: 'returns',
    title: 'Returns',
    isAddition: true,
    count: 'returns',
    hasOwnHeading: true,
    lazy: () => import('./returns.tsx'),
  },
  {
    path: 'returns/:id',
    title: 'Return',
    parent: 'returns',
    hasOwnHeading: true,
    hasOwnTitle: true,
    lazy: () => import('./return-page.tsx'),
  },
  { path: 'overview', title: 'Overview', isAddition: true, lazy: () => import('./overview.tsx') },
  {
    path: 'mails',
    title: 'Emails',
    lead: 'Emails that could not be sent. The shop retries for a day; after that, send them from here.',
    parent: 'overview',
    lazy: () => import('./mails.tsx'),
  },
  {
    path: 'fitReports',
    title: 'Wrong Verdicts',
    lead: 'What visitors reported about compatibility. Correct the part, then answer.',
    parent: 'overview',
    lazy: () => import('./fit-reports.tsx'),
  },
  {
    path: 'allReview',
    isAddition: true,
    count: 'reviewsWaiting',
    title: 'Manage Reviews',
    lead: "Guests' reviews wait here until you approve them.",
    lazy: () => import('./all-review.tsx'),
  },
  {
    path: 'pages',
    isAddition: true,
    title: 'Pages',
    lead: 'Legal and service texts. A page with text is linked in the footer of every page.',
    lazy: () => import('./page-list.tsx'),
  },
  {
    path: 'pages/:key',
    title: 'Edit page',
    parent: 'pages',
    hasOwnHeading: true,
    hasOwnTitle: true,
    lazy: () => import('./page-editor.tsx'),
  },
  {
    path: 'audit',
    isAddition: true,
    title: 'Audit Log',
    lead: 'Changes made by admins, in the shop’s time zone.',
    lazy: () => import('./audit.tsx'),
  },
  {
    path: 'settings',
    isAddition: true,
    title: 'Shop Settings',
    lead: 'Switches apply immediately, everything else when you press Save changes.',
    lazy: () => import('./settings.tsx'),
  },
];

/** Dashboard screens, in menu order (docs/product.md, Screens). */
export const dashboardScreens: readonly DashboardScreen[] = [
  { path: '', title: 'My Profile', audience: 'everyone', lazy: () => import('./my-profile.tsx') },
  ...customerScreens.map((screen) => ({ ...screen, audience: 'customers' as const })),
  ...adminScreens.map((screen) => ({ ...screen, audience: 'admins' as const })),
];
