import { createHash } from 'node:crypto';
import { ApiError, type OrderDraft } from '@pedalworks/contract';
import type { Caller } from '../http/handler.ts';
import type { EarlierSubmission, OrderRecord, Submission } from './orders-port.ts';

/**
 * A submission by its customer and their key, null without a key. A guest is who the draft says: only whoever knows
 * key and contents of a guest's submission is answered its order, which tells them nothing they did not send.
 */
export function submissionOf(
  draft: OrderDraft,
  customer: Caller | null,
  idempotencyKey: string | undefined,
): Submission | null {
  if (idempotencyKey === undefined) return null;
  const scope = customer === null ? ['guest', draft.customerEmail] : ['user', customer.uid];
  const contents = Object.entries(draft).sort(([one], [other]) => (one < other ? -1 : 1));
  return { id: hashOf([...scope, idempotencyKey]), fingerprint: hashOf(contents) };
}

/** @throws ApiError `request/key-reused` when something else was sent under the key */
export function sameAs({ fingerprint, order }: EarlierSubmission, submission: Submission): OrderRecord {
  if (fingerprint !== submission.fingerprint) throw new ApiError('request/key-reused');
  return order;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
