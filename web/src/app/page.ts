import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { withShopName } from '../ui/use-title.ts';

/** Loads the code of a screen. */
export type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

/** Properties of a route's screen. */
export interface RouteHandle {
  readonly title?: string | undefined;
  /** True if the screen sets the document title itself. */
  readonly hasOwnTitle?: true;
  readonly isPaper?: boolean | undefined;
  /** True if a rejected access token redirects the user to `/` instead of to the sign-in page. */
  readonly redirectsHome?: boolean | undefined;
}

export function pageOf(matches: readonly { readonly route: RouteObject }[]): string {
  return matches.at(-1)?.route.path ?? '/';
}

/** Returns the document title of the innermost route, or undefined if its screen sets the title. */
export function titleOf(handles: readonly unknown[]): string | undefined {
  const { title, hasOwnTitle } = (handles.at(-1) ?? {}) as RouteHandle;
  return title === undefined || hasOwnTitle === true ? undefined : withShopName(title);
}
