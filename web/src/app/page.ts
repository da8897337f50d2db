import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './refused-session.ts';

export function pageOf(matches: readonly { readonly route: RouteObject }[]): string {
  return matches.at(-1)?.route.path ?? '/';
}

/** Title of the innermost route with the shop's name; undefined if the screen sets its own. */
export function titleOf(handles: readonly unknown[]): string | undefined {
  const { title } = (handles.at(-1) ?? {}) as RouteHandle;
  return title === undefined ? undefined : `${title} · Pedalworks`;
}
