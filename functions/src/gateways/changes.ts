import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';

/** Documents that are read one by one and then written in one batch. */
export interface Changes {
  /** The record a document holds, null where there is none. */
  get<T>(document: DocumentReference<T>): Promise<T | null>;
  /**
   * Creates a document that was not there when it was read here, or changes these fields of one that was; all of the batch
   * is written anew if somebody else was faster at any of them.
   */
  write(document: DocumentReference<unknown>, fields: DocumentData): void;
}

export interface ChangeTerms {
  /** What is changed: whoever lost against somebody else in this process waits for their turn at it. */
  readonly subject: string;
  readonly signal: AbortSignal;
}

type Decide<T> = (changes: Changes) => Promise<T>;

/**
 * Makes changes without holding a lock: an instance that is killed blocks nobody. Decides again on fresh documents until
 * the batch is written or the signal aborts.
 */
export type Change = <T>(terms: ChangeTerms, decide: Decide<T>) => Promise<T>;

export function changesIn(firestore: Firestore): Change {
  const mutexes = new LRUCache<string, Mutex>({ max: 1000 });
  const mutexFor = (subject: string) => {
    const mutex = mutexes.get(subject) ?? new Mutex();
    mutexes.set(subject, mutex);
    return mutex;
  };
  return async ({ subject, signal }, decide) => {
    const first = await attempt(firestore, signal, decide);
    if (first !== conflict) return first.result;
    return mutexFor(subject).runExclusive(async () => {
      for (let attempts = 1; ; attempts += 1) {
        const next = await attempt(firestore, signal, decide);
        if (next !== conflict) return next.result;
        await sleep(Math.random() * Math.min(20 * 2 ** attempts, 500));
      }
    });
  };
}

const conflict = Symbol('Somebody else was faster.');

async function attempt<T>(
  firestore: Firestore,
  signal: AbortSignal,
  decide: Decide<T>,
): Promise<{ readonly result: T } | typeof conflict> {
  signal.throwIfAborted();
  const seen = new Map<string, DocumentSnapshot<unknown>>();
  const writes: ((to: Writes) => void)[] = [];
  const result = await decide({
    get: async (document) => {
      const snapshot = await document.get();
      seen.set(document.path, snapshot);
      return snapshot.data() ?? null;
    },
    write: (document, fields) => {
      const { updateTime: lastUpdateTime } = seen.get(document.path) ?? {};
      const now = Timestamp.now();
      const plain = document.withConverter(null);
      writes.push((to) => {
        if (lastUpdateTime === undefined) to.create(plain, { createdAt: now, updatedAt: now, ...fields });
        else to.update(plain, { updatedAt: now, ...fields }, { lastUpdateTime });
      });
    },
  });
  if (writes.length === 0) return { result };
  signal.throwIfAborted();
  const written = writtenAtOnce(firestore, (to) => {
    for (const write of writes) write(to);
  });
  return (await wasWritten(written, conflicts)) ? { result } : conflict;
}

/** The writes of one commit. */
export type Writes = Pick<Transaction, 'create' | 'update'>;

/**
 * Writes all or nothing, and gives up within seconds (firebase.ts). A transaction that reads nothing is one commit, without a lock;
 * a `WriteBatch` would be sent again for ten minutes, whatever its client is told.
 */
export function writtenAtOnce(firestore: Firestore, write: (to: Writes) => void): Promise<void> {
  return firestore.runTransaction(
    (transaction) => {
      write(transaction);
      return Promise.resolve();
    },
    { maxAttempts: 1 },
  );
}

/** Codes of gRPC, as Firestore's errors carry them. */
const grpcCodes = { notFound: 5, alreadyExists: 6, failedPrecondition: 9, aborted: 10 } as const;
const conflicts = Object.values(grpcCodes);

/** Waits for a write that may fail with these codes alone. */
async function wasWritten(write: Promise<unknown>, unless: readonly number[]): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unless.includes(Number(error.code)))) throw error;
    return false;
  }
}

/**
 * Waits for a creation of what may be there already; under an id just drawn only because it was created, its answer lost,
 * and the client sent it again.
 *
 * @returns whether it was created
 */
export function wasCreated(creation: Promise<unknown>): Promise<boolean> {
  return wasWritten(creation, [grpcCodes.alreadyExists]);
}

/** Waits for a change of what nobody else may have changed meanwhile. @returns whether it was changed */
export function wasUnchanged(change: Promise<unknown>): Promise<boolean> {
  return wasWritten(change, [grpcCodes.failedPrecondition]);
}
