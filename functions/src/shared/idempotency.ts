import { canonicalJson, fingerprintOf } from './canonical-json.ts';

/** Request that must take effect only once. A repetition with another body is rejected (gateways/…/idempotency-keys.ts). */
export interface IdempotentRequest {
  /** Hash of the call, the caller and the Idempotency-Key. */
  readonly id: string;
  /** Hash of the request body. */
  readonly fingerprint: string;
}

/** Result of an idempotent request, from which a repeated request is answered. */
export interface RememberedResult {
  readonly orderId?: string;
  readonly refundId?: string;
  readonly returnId?: string;
  /** Response as JSON. Absent if the response is the current state of the order. */
  readonly answer?: string;
}

interface RequestTerms {
  /** Name of the call and of the order that it changes. */
  readonly call: string;
  /** Uid of the caller, or a guest's email. */
  readonly by: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Identifies a request by its Idempotency-Key; null without a key. */
export function idempotentRequest({ call, by, key, body }: RequestTerms): IdempotentRequest | null {
  if (key === undefined) return null;
  return { id: fingerprintOf([call, by, key]), fingerprint: fingerprintOf(body) };
}

/** Identifies the part of a bulk request that changes one item. */
export function itemRequest(request: IdempotentRequest | null, itemId: string): IdempotentRequest | null {
  return request && { ...request, id: fingerprintOf([request.id, itemId]) };
}

/** Identifies a save by its caller, its body and the version that it replaces, which must never recur. */
export function saveRequest({ key: ifMatch, ...terms }: RequestTerms): IdempotentRequest | null {
  const version = ifMatch?.replace(/^W\//u, '');
  return idempotentRequest({ ...terms, key: version && `${version} ${canonicalJson(terms.body)}` });
}
