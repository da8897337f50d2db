import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { readAccessToken } from './access-token.ts';
import { errorIn } from './api-client.ts';
import { localItems } from './browser-storage.ts';
import { currentSession } from './session.ts';
import { submissionsItem } from './submissions-item.ts';

export interface Submission {
  readonly uid: string;
  /** Kind and subject, such as `refund/{orderId}`. */
  readonly of: string;
}

interface StoredKey {
  readonly key: string;
  readonly createdAt: number;
}

/** The server forgets an order's key after this time (docs/api.md, Orders). */
const lifetimeMilliseconds = 86_400_000;

/**
 * Errors that settle a submission: an earlier attempt with other contents went through, or the refund failed for good. Any other
 * refusal is of this attempt alone and says nothing about an earlier one whose response was lost.
 */
const settling: readonly ErrorCode[] = ['request/key-reused', 'payments/refund-refused'];

/** Sends a submission with an Idempotency-Key that all tabs, retries and reloads share until a response settles it. */
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

/** Without a session an order would be a guest's, and the server keeps keys apart by user. */
function requireSession(uid: string): void {
  const session = currentSession();
  if (session === null) throw errorIn(new ApiError('auth/invalid-token').toBody(''), readAccessToken());
  if (session.uid !== uid)
    throw new ApiError('auth/forbidden', {
      message: 'Another user has signed in since you opened this page. Nothing was sent. Reload the page.',
    });
}

function keyOf({ uid, of }: Submission): string {
  const keys = readKeys(uid);
  const key = keys[of]?.key ?? crypto.randomUUID();
  writeKeys(uid, { [of]: { key, createdAt: Date.now() }, ...keys });
  return key;
}

/** Keeps a key that another tab has created since. */
function forgetKey({ uid, of }: Submission, key: string): void {
  const { [of]: stored, ...others } = readKeys(uid);
  if (stored?.key === key) writeKeys(uid, others);
}

/** By {@link Submission.of}. */
type Keys = Readonly<Record<string, StoredKey>>;

function readKeys(uid: string): Keys {
  const keys = JSON.parse(localItems.read(submissionsItem(uid)) ?? '{}') as Keys;
  const isCurrent = ({ createdAt }: StoredKey) => createdAt > Date.now() - lifetimeMilliseconds;
  return Object.fromEntries(Object.entries(keys).filter(([, stored]) => isCurrent(stored)));
}

function writeKeys(uid: string, keys: Keys): void {
  localItems.write(submissionsItem(uid), JSON.stringify(keys));
}
