import { localItems } from './browser-storage.ts';

/** Local storage key of pending idempotency keys. Separate from `sendOnce`, whose code most screens never load. */
export const submissionsItem = (uid: string) => `submissions-${uid}`;

/** Copies of the stored keys by user, in case the storage is full or was cleared. */
export const keptSubmissions = new Map<string, string>();

export function forgetSubmissions(uid: string): void {
  keptSubmissions.delete(uid);
  localItems.remove(submissionsItem(uid));
}
