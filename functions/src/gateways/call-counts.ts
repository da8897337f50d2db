import { createHash } from 'node:crypto';
import type { CallCountsPort } from '../http/rate-limits.ts';
import type { Firebase } from './firebase.ts';
import { firestorePackage } from './when-needed.ts';

/**
 * rateLimits/{hash of caller, kind and window}: how often a caller asked within a window. Incremented, then read: no
 * transaction that callers could make collide, and nobody counts less than they asked. Two operations and a deletion
 * by Firestore's TTL policy for each call (firestore.indexes.json, field `expiresAt`).
 */
export function callCounts(firebase: Pick<Firebase, 'firestore'>): CallCountsPort {
  return {
    countOneMore: async (key, windowEnd) => {
      const { FieldValue, Timestamp } = firestorePackage();
      const counts = firebase.firestore.collection('rateLimits');
      const id = createHash('sha256').update(`${key} ${windowEnd.toISOString()}`).digest('base64url');
      const expiresAt = Timestamp.fromDate(windowEnd);
      await counts.doc(id).set({ calls: FieldValue.increment(1), expiresAt }, { merge: true });
      return Number((await counts.doc(id).get()).get('calls'));
    },
  };
}
