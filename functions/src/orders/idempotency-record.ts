import { createHash } from 'node:crypto';
import { ApiError, type OrderDraft } from '@pedalworks/contract';
import type { Caller } from '../http/handler.ts';
import type { EarlierOrder, IdempotencyRecord, OrderRecord } from './orders-port.ts';

/**
 * A submission by its customer and their key, null without a key. A guest is who the draft says: only whoever knows
 * key and contents of a guest's submission is answered its order, which tells them nothing they did not send.
 */
export function idempotencyRecordOf(
  draft: OrderDraft,
  customer: Caller | null,
  idempotencyKey: string | undefined,
): IdempotencyRecord | null {
  if (idempotencyKey === undefined) return null;
  const scope = customer === null ? ['guest', draft.customerEmail] : ['user', customer.uid];
  const contents = Object.entries(draft).sort(([one], [other]) => (one < other ? -1 : 1));
  return { id: hashOf([...scope, idempotencyKey]), fingerprint: hashOf(contents) };
}

/** @throws ApiError `request/key-reused` when something else was sent under the key */
export function sameOrder({ fingerprint, order }: EarlierOrder, record: IdempotencyRecord | null): OrderRecord {
  if (fingerprint !== record?.fingerprint) throw new ApiError('request/key-reused');
  return order;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
