import { tabItems } from './browser-storage.ts';

const key = (): string => `historyState ${location.pathname}`;

/**
 * For the document that this tab loads next at this address: what the history remembers of the way here, such as where to
 * return. A visit to another site between is an entry of its own, and a browser that takes another process for the document,
 * as the opener policy has it do, forgets it on a mere reload (docs/decisions/071).
 */
export function keepHistoryState(): void {
  tabItems.write(key(), JSON.stringify(history.state));
}

/** To be called before the router looks. */
export function restoreHistoryState(): void {
  const state = tabItems.read(key());
  tabItems.remove(key());
  if (state !== null && history.state === null) history.replaceState(JSON.parse(state), '');
}
