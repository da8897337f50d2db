import { onAccessTokenChange } from './access-token.ts';
import { notify } from './notify.ts';

/** Calls the listener after a change of stored data: the page's own event, another tab, sign-in or sign-out. */
export function onStoredChange(changeEvent: string, listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changeEvent, listener);
  const unsubscribe = onAccessTokenChange(listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(changeEvent, listener);
    unsubscribe();
  };
}

export function notifyNotStored(message: string): void {
  notify.error(message, 'Your browser blocks stored data. Allow it for this shop and try again.');
}
