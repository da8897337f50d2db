import type { ReactNode } from 'react';
import type { OpenWork } from '@pedalworks/contract';
import { useMatches } from 'react-router-dom';

/** Users whose menu contains the screen. Admins can also open customers' screens. */
type Audience = 'everyone' | 'customers' | 'admins';

/** Numbers of items that wait for the shop. */
export interface MenuCounts extends Pick<OpenWork, 'reviewsWaiting'> {
  /** Returns to approve and to inspect. */
  readonly returns: number;
}

export interface DashboardScreen {
  readonly path: string;
  readonly title: string;
  readonly lead?: string;
  readonly audience: Audience;
  /** True for menu entries that the specification does not list; they follow the others. */
  readonly isAddition?: true;
  readonly count?: keyof MenuCounts;
  /** Path of the parent screen. The menu omits this screen and highlights the parent's entry instead. */
  readonly parent?: string;
  /** True if a rejected access token redirects the user to `/` instead of to the sign-in page. */
  readonly redirectsHome?: true;
  readonly hasOwnHeading?: true;
  /** True if the screen sets the document title itself. */
  readonly hasOwnTitle?: true;
  readonly lazy: () => Promise<{ readonly Component: () => ReactNode }>;
}

export function useDashboardScreen(): DashboardScreen {
  return useMatches().at(-1)?.handle as DashboardScreen;
}
