import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Reads a browser-only value; returns `onServer` on the server and during hydration. */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
