import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 800px)');

/** Whether the window is too narrow for a table, so that rows become cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => {
        narrow.removeEventListener('change', listener);
      };
    },
    () => narrow.matches,
  );
}
