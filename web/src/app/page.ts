import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './refused-session.ts';

/** Names the page at the end of a match by its route's path, `/` for home. */
export function pageOf(matches: readonly { readonly route: RouteObject }[]): string {
  return matches.at(-1)?.route.path ?? '/';
}

/** What the title bar says: the innermost route's title and the shop's name; undefined where the screen names itself. */
export function titleOf(handles: readonly unknown[]): string | undefined {
  const { title } = (handles.at(-1) ?? {}) as RouteHandle;
  return title === undefined ? undefined : `${title} · Pedalworks`;
}
