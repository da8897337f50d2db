import { dayMilliseconds } from '@pedalworks/contract/durations';
import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { readAccessToken } from './access-token.ts';
import { errorIn } from './api-client.ts';
import { localItems, parseJson } from './browser-storage.ts';
import { currentSession } from './session.ts';
import { keptSubmissions, submissionsItem } from './submissions-item.ts';

export interface Submission {
  readonly uid: string;
  readonly subject: string;
}

interface StoredKey {
  readonly key: string;
  readonly createdAt: number;
}

/** Lifetime of an idempotency key on the server (docs/api.md, Orders). */
const lifetimeMilliseconds = dayMilliseconds;

/** Errors that end a request for good, so that the next attempt needs a new key. */
const settling: readonly ErrorCode[] = ['request/key-reused', 'payments/refund-refused'];

/**
 * Sends a request with an idempotency key. Retries, reloads and other tabs reuse the key until the request succeeds.
 */
export async function sendOnce<T>(
  submission: Submission,
  send: (headers: { readonly 'Idempotency-Key': string }) => Promise<T>,
): Promise<T> {
  requireSession(submission.uid);
  const key = keyOf(submission);
  try {
    const answer = await send({ 'Idempotency-Key': key });
    forgetKey(submission, key);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && settling.includes(error.code)) forgetKey(submission, key);
    throw error;
  }
}

/** Throws if the user has signed out or a different user has signed in: the server stores keys per user. */
function requireSession(uid: string): void {
  const session = currentSession();
  if (session === null) throw errorIn(new ApiError('auth/invalid-token').toBody(''), readAccessToken());
  if (session.uid !== uid)
    throw new ApiError('auth/forbidden', {
      message: 'Another user has signed in since you opened this page. Nothing was sent. Reload the page.',
    });
}

function keyOf({ uid, subject }: Submission): string {
  const keys = readKeys(uid);
  const key = keys[subject]?.key ?? crypto.randomUUID();
  writeKeys(uid, { [subject]: { key, createdAt: Date.now() }, ...keys });
  return key;
}

function forgetKey({ uid, subject }: Submission, key: string): void {
  const { [subject]: stored, ...others } = readKeys(uid);
  if (stored?.key === key) writeKeys(uid, others);
}

type Keys = Readonly<Record<string, StoredKey>>;

function readKeys(uid: string): Keys {
  const keys = parseJson(localItems.read(submissionsItem(uid)) ?? keptSubmissions.get(uid) ?? null);
  const entries: readonly [string, unknown][] = Object.entries(keys ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, StoredKey] => isCurrent(entry[1])));
}

/** True if a stored value is a key that the server may still remember. */
function isCurrent(value: unknown): value is StoredKey {
  const { key, createdAt } = (value ?? {}) as Partial<Record<keyof StoredKey, unknown>>;
  const isKey = typeof key === 'string' && key !== '' && typeof createdAt === 'number';
  return isKey && createdAt > Date.now() - lifetimeMilliseconds;
}

function writeKeys(uid: string, keys: Keys): void {
  const item = submissionsItem(uid);
  const text = JSON.stringify(keys);
  keptSubmissions.set(uid, text);
  // If the storage is full, what it still has is older than the copy.
  if (!localItems.write(item, text)) localItems.remove(item);
}
