import { localItems } from '../../services/browser-storage.ts';

const storageKey = (uid: string) => `checkout-${uid}`;

/**
 * The Idempotency-Key of a person's submission, the same in every tab and after a reload until the shop has answered it: a
 * submission whose answer was lost is not ordered again (docs/api.md, Orders).
 */
export function submissionKey(uid: string): string {
  const kept = localItems.read(storageKey(uid));
  if (kept !== null) return kept;
  const key = crypto.randomUUID();
  localItems.write(storageKey(uid), key);
  return key;
}

export function forgetSubmissionKey(uid: string): void {
  localItems.remove(storageKey(uid));
}
