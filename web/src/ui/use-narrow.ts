import { useMedia } from './use-media.ts';

/** Whether the window is too narrow for a table, so that rows become cards. */
export function useNarrow(): boolean {
  return useMedia('(width < 53em)');
}
