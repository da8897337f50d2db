import type { Screen } from './choices.ts';

export interface DashboardPlace {
  readonly path: string;
  readonly title: string;
  readonly audience: 'everyone' | 'customers' | 'admins';
}

const about: Readonly<Record<string, string>> = {
  users: 'Customers, admins, roles, invite an admin',
  allProduct: 'Prices, stock, archived parts',
  allOrder: 'Pack, ship, refund, export orders, packing slips',
  overview: 'Sales, refunds, to do, month end, journal, invoices',
  audit: 'Changes made by admins, history',
  settings: 'Minimum order, stock, shipping carriers, tax rate, seller, reviews, time zone',
};

export function backOfficeScreens(places: readonly DashboardPlace[]): readonly Screen[] {
  return places
    .filter(({ audience: who, path }) => who !== 'customers' && !path.includes(':'))
    .map(({ path, title }) => ({
      title,
      about: about[path],
      href: `/dashboard/${path}`.replace(/\/$/u, ''),
    }));
}
