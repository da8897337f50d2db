import type { RouteObject } from 'react-router-dom';

/** Names the page at the end of a match by its route's path, `/` for home. */
export function pageOf(matches: readonly { readonly route: RouteObject }[]): string {
  return matches.at(-1)?.route.path ?? '/';
}

/** In place of a route's title: the screen names itself, once it knows what it shows. */
export const ownTitle = '…';

/** What the title bar says: the innermost route's title, and the shop's name. */
export function titleOf(handles: readonly unknown[]): string {
  return `${handles.map(titleIn).findLast((title) => title !== '') ?? 'Shop'} · Pedalworks`;
}

function titleIn(handle: unknown): string {
  return typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : '';
}
