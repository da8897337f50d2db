import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './refused-session.ts';

/** Names the page at the end of a match by its route's path, `/` for home. */
export function pageOf(matches: readonly { readonly route: RouteObject }[]): string {
  return matches.at(-1)?.route.path ?? '/';
}

/** Document title: the innermost route's title and the shop's name; undefined if the screen sets its own. */
export function titleOf(handles: readonly unknown[]): string | undefined {
  const { title } = (handles.at(-1) ?? {}) as RouteHandle;
  return title === undefined ? undefined : `${title} · Pedalworks`;
}
