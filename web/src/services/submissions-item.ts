import { localItems } from './browser-storage.ts';

/** Local storage key of pending idempotency keys. A module of its own, because most screens never load `sendOnce`. */
export const submissionsItem = (uid: string) => `submissions-${uid}`;

export function forgetSubmissions(uid: string): void {
  localItems.remove(submissionsItem(uid));
}
