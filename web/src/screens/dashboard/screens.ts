import type { ReactNode } from 'react';
import type { OpenWork } from '@pedalworks/contract';
import { useMatches } from 'react-router-dom';

/** Users whose menu lists the screen. Admins may also open customers' screens. */
type Who = 'everyone' | 'customers' | 'admins';

export interface DashboardScreen {
  readonly path: string;
  readonly title: string;
  readonly lead?: string;
  readonly who: Who;
  /** Listed below the menu entries that the specification names. */
  readonly isAddition?: true;
  readonly count?: keyof OpenWork;
  /** Parent screen, for screens without a menu entry. */
  readonly under?: string;
  /** A rejected token redirects to `/` instead of the sign-in page. */
  readonly refusalLeadsHome?: true;
  readonly hasOwnHeading?: true;
  readonly lazy: () => Promise<{ readonly Component: () => ReactNode }>;
}

type OfOneRole = Omit<DashboardScreen, 'who'>;

const forCustomers: readonly OfOneRole[] = [
  { path: 'payment/:id', title: 'Payment', under: 'myOrder', lazy: () => import('./payment.tsx') },
  { path: 'myOrder', title: 'My Order', refusalLeadsHome: true, lazy: () => import('./my-order.tsx') },
  {
    path: 'myOrder/:id',
    title: 'Order',
    under: 'myOrder',
    hasOwnHeading: true,
    lazy: () => import('./my-order-page.tsx'),
  },
  {
    path: 'review',
    title: 'Add Review',
    lead: "Tell other riders how the part fits, rides and lasts. Reviews appear on the home page and the part's page.",
    lazy: () => import('./add-review.tsx'),
  },
  { path: 'account', title: 'Account', isAddition: true, lazy: () => import('./account.tsx') },
];

const forAdmins: readonly OfOneRole[] = [
  {
    path: 'users',
    title: 'All Users',
    hasOwnHeading: true,
    lazy: () => import('./all-users.tsx'),
  },
  {
    path: 'addProduct',
    title: 'Add Product',
    lead: 'It is on sale as soon as it is added, unless its status is Archived.',
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
    lead: 'From a spreadsheet, matched by part number. Nothing is written before you have seen what would change.',
    under: 'allProduct',
    lazy: () => import('./import-products.tsx'),
  },
  {
    path: 'allProduct/:id',
    title: 'Edit Product',
    under: 'allProduct',
    hasOwnHeading: true,
    lazy: () => import('./edit-product.tsx'),
  },
  {
    path: 'allOrder',
    title: 'Manage All Order',
    refusalLeadsHome: true,
    hasOwnHeading: true,
    lazy: () => import('./all-order.tsx'),
  },
  {
    path: 'allOrder/:id',
    title: 'Order',
    under: 'allOrder',
    hasOwnHeading: true,
    lazy: () => import('./all-order-page.tsx'),
  },
  {
    path: 'overview',
    title: 'Overview',
    isAddition: true,
    lazy: () => import('./overview.tsx'),
  },
  {
    path: 'mails',
    title: 'Emails',
    lead: 'Emails that could not be sent. The shop retries for a day; after that, send them from here.',
    under: 'overview',
    lazy: () => import('./mails.tsx'),
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
    path: 'audit',
    isAddition: true,
    title: 'Audit Log',
    lead: 'Who changed what in the shop, and when, in the shop’s time zone.',
    lazy: () => import('./audit.tsx'),
  },
  {
    path: 'settings',
    isAddition: true,
    title: 'Shop Settings',
    lead: 'A switch acts at once. What you type acts once you press Save changes.',
    lazy: () => import('./settings.tsx'),
  },
];

/** Dashboard screens in menu order (docs/product.md, Screens). */
export const dashboardScreens: readonly DashboardScreen[] = [
  { path: '', title: 'My Profile', who: 'everyone', lazy: () => import('./my-profile.tsx') },
  ...forCustomers.map((screen) => ({ ...screen, who: 'customers' as const })),
  ...forAdmins.map((screen) => ({ ...screen, who: 'admins' as const })),
];

export function useDashboardScreen(): DashboardScreen {
  return useMatches().at(-1)?.handle as DashboardScreen;
}
