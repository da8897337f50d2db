import { localItems } from './browser-storage.ts';

/** Local storage key of pending idempotency keys. A small module, because few screens load idempotency-key.ts. */
export const submissionsItem = (uid: string) => `submissions-${uid}`;

export function forgetSubmissions(uid: string): void {
  localItems.remove(submissionsItem(uid));
}
