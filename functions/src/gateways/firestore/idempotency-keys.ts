import { ApiError, dayMilliseconds } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import type { IdempotentRequest, RememberedResult } from '../../shared/idempotency.ts';
import { readConverter } from './documents.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Document at `idempotencyKeys/{id of the request}`. */
interface KeyDocument extends RememberedResult {
  readonly fingerprint: string;
  /** Firestore's TTL policy deletes the document within a day after this time (firestore.indexes.json). */
  readonly expiresAt: Timestamp;
}

const asKey = readConverter<KeyDocument, KeyDocument>((stored) => stored);

const keptMilliseconds = dayMilliseconds;

export type IdempotencyKeys = ReturnType<typeof idempotencyKeys>;

/** Remembers requests for 24 hours, in the commit that makes their changes. A null request is never remembered. */
export function idempotencyKeys(work: UnitOfWork) {
  const keys = work.firestore.collection('idempotencyKeys').withConverter(asKey);
  return {
    /**
     * Returns the result of an earlier request; null if there was none in the last 24 hours.
     * @throws ApiError `request/key-reused` if the earlier request had another body
     */
    recall: async (request: IdempotentRequest | null): Promise<RememberedResult | null> => {
      if (request === null) return null;
      const key = await work.get(keys.doc(request.id));
      // The TTL policy deletes late, so expired keys may still exist.
      if (key === null || key.expiresAt.toMillis() <= Date.now()) return null;
      if (key.fingerprint !== request.fingerprint) throw new ApiError('request/key-reused');
      // A document that was read before the key may be older than what the earlier request stored.
      work.checkReads();
      return key;
    },
    /** Requires that `recall` was called before. */
    remember: (request: IdempotentRequest | null, result: RememberedResult) => {
      if (request === null) return;
      const expiresAt = Timestamp.fromMillis(Date.now() + keptMilliseconds);
      work.write(keys.doc(request.id), { ...result, fingerprint: request.fingerprint, expiresAt });
    },
  };
}
