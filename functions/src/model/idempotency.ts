/** Request that must take effect only once. */
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
  /** Response as JSON. Absent if the response is the current state of the order. */
  readonly answer?: string;
}
