import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Reads a value that only browsers know; `onServer` replaces it while the server renders and during hydration. */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
