import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './refused-session.ts';

export function pageOf(matches: readonly { readonly route: RouteObject }[]): string {
  return matches.at(-1)?.route.path ?? '/';
}

/** Returns the document title of the innermost route, or undefined if its screen sets the title. */
export function titleOf(handles: readonly unknown[]): string | undefined {
  const { title, hasOwnTitle } = (handles.at(-1) ?? {}) as RouteHandle;
  return title === undefined || hasOwnTitle === true ? undefined : `${title} · Pedalworks`;
}
