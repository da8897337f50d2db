import { localItems } from './browser-storage.ts';

/** Local storage key of pending idempotency keys. Separate from `sendOnce`, whose code most screens never load. */
export const submissionsItem = (uid: string) => `submissions-${uid}`;

export function forgetSubmissions(uid: string): void {
  localItems.remove(submissionsItem(uid));
}
