import type { Screen } from './choices.ts';

/** A screen of the dashboard, as its menu knows it. */
export interface DashboardPlace {
  /** Below `/dashboard/`; empty for the index. */
  readonly path: string;
  readonly title: string;
  readonly who: 'everyone' | 'customers' | 'admins';
}

/** Descriptions of screens by path, where the title does not suffice. */
const about: Readonly<Record<string, string>> = {
  users: 'Customers, admins, roles, invite an admin',
  allProduct: 'Prices, stock, archived parts',
  allOrder: 'Pack, ship, refund, export orders, packing slips',
  overview: 'Sales, refunds, to do, month end, journal, invoices',
  audit: 'Who changed what',
  settings: 'Minimum order, stock, shipping carriers, tax rate, seller, reviews, time zone',
};

/** The screens that an admin can open by name alone. */
export function backOfficeScreens(places: readonly DashboardPlace[]): readonly Screen[] {
  return places
    .filter(({ who, path }) => who !== 'customers' && !path.includes(':'))
    .map(({ path, title }) => ({
      title,
      about: about[path],
      href: `/dashboard/${path}`.replace(/\/$/u, ''),
    }));
}
