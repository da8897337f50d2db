import type { ReactNode } from 'react';
import type { OpenWork } from '@pedalworks/contract';
import { useMatches } from 'react-router-dom';

/** Users whose menu lists the screen. Admins may also open customers' screens. */
type Audience = 'everyone' | 'customers' | 'admins';

export interface DashboardScreen {
  readonly path: string;
  readonly title: string;
  readonly lead?: string;
  readonly audience: Audience;
  /** True if listed below the menu entries that the specification names. */
  readonly isAddition?: true;
  readonly count?: keyof OpenWork;
  /** Parent screen, for screens without a menu entry. */
  readonly parent?: string;
  /** True if a rejected token redirects to `/` instead of the sign-in page. */
  readonly redirectsHome?: true;
  readonly hasOwnHeading?: true;
  readonly lazy: () => Promise<{ readonly Component: () => ReactNode }>;
}

export function useDashboardScreen(): DashboardScreen {
  return useMatches().at(-1)?.handle as DashboardScreen;
}
