import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';

interface Once {
  readonly firestore: Firestore;
  /** What only this change creates: where it is, the change was made. Its id is drawn before. */
  readonly mark: DocumentReference;
  readonly maxAttempts?: number;
}

/**
 * Makes a change once. Firestore's client runs a transaction again also where only the answer to its commit was lost:
 * what was changed is then answered as the first time, and not looked for anew.
 */
export function changeOnce<T>(
  { firestore, mark, maxAttempts = 5 }: Once,
  change: (within: Transaction) => Promise<T>,
): Promise<T> {
  let last: { readonly answer: T } | undefined;
  return firestore.runTransaction(
    async (within) => {
      if (last !== undefined && (await within.get(mark)).exists) return last.answer;
      last = { answer: await change(within) };
      return last.answer;
    },
    { maxAttempts },
  );
}
