import { ApiError } from '@pedalworks/contract/errors';

/** Idempotency keys of submissions without an answer yet, by their contents. */
const idempotencyKeys = new Map<string, string>();

/** Sends the same contents under the same Idempotency-Key until the shop has answered (docs/api.md, Orders and Refunds). */
export async function sendOnce<T>(
  contents: object,
  send: (headers: { readonly 'Idempotency-Key': string }) => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(contents);
  const key = idempotencyKeys.get(text) ?? crypto.randomUUID();
  idempotencyKeys.set(text, key);
  try {
    const answer = await send({ 'Idempotency-Key': key });
    idempotencyKeys.delete(text);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) idempotencyKeys.delete(text);
    throw error;
  }
}
