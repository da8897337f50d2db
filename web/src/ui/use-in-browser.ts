import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * What only a browser knows, and its substitute while the server draws a page and while that page is hydrated.
 * @param read gives the same value until that changes in the browser
 */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
