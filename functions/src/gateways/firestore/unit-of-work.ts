import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { timeLimits } from '../../shared/time-limits.ts';
import type { CommittedWrite } from './public-changes.ts';

export interface UnitTerms {
  /** Key, such as an order's id. In one process, retries with the same key run one at a time. */
  readonly subject: string;
  readonly signal?: AbortSignal;
}

/**
 * Commits all writes of `decide` together, without locks, so that a killed instance blocks no other. Runs `decide`
 * again on fresh documents until the commit succeeds or the signal aborts, so `decide` must have no other effects.
 */
export function unitsOfWork(firestore: Firestore, notify: Notify = () => undefined) {
  const mutexes = new LRUCache<string, Mutex>({ max: 1000, memoMethod: () => new Mutex() });
  return async <T>(
    { subject, signal = timeLimits.change() }: UnitTerms,
    decide: (work: UnitOfWork) => Promise<T> | T,
  ): Promise<T> => {
    const attempt = async () => {
      signal.throwIfAborted();
      const unit = new UnitOfWork(firestore);
      const result = await decide(unit);
      signal.throwIfAborted();
      const isCommitted = await unit.commit().catch((error: unknown) => {
        // Firestore may have stored the writes although its answer was lost.
        notify(unit.writes());
        throw error;
      });
      if (!isCommitted) return null;
      notify(unit.writes());
      return { result };
    };
    const first = await attempt();
    if (first !== null) return first.result;
    return mutexes.memo(subject).runExclusive(async () => {
      for (let attempts = 1; ; attempts += 1) {
        const next = await attempt();
        if (next !== null) return next.result;
        await sleep(Math.random() * Math.min(20 * 2 ** attempts, 500));
      }
    });
  };
}

/**
 * Firestore and the function that writes to it. Only derived data is written without it: sales totals (sales-store.ts)
 * and the job's heartbeat (jobs-store.ts). All stores share one `Database`, so that retries take turns.
 */
export interface Database {
  readonly firestore: Firestore;
  readonly inOneCommit: ReturnType<typeof unitsOfWork>;
}

export const openDatabase = (firestore: Firestore, notify?: Notify): Database => ({
  firestore,
  inOneCommit: unitsOfWork(firestore, notify),
});

/** Receives the writes of each commit. */
type Notify = (writes: readonly CommittedWrite[]) => void;

interface Written {
  readonly document: DocumentReference;
  readonly fields: DocumentData | null;
}

export interface ReadOptions {
  /**
   * False to commit even if the document changes after the read. Only for reads that may be stale, or if the check
   * would make concurrent commits contend for a document that most of them read.
   */
  readonly guard?: boolean;
  /** False to return the version that this unit has read already, if there is one. */
  readonly reread?: boolean;
}

/**
 * Reads documents and writes them in one commit. The commit conflicts if a document has changed since {@link get} or
 * {@link getAll} read it, also if it was only read. Queries are not checked: a decision about a query's result also
 * reads or writes a document that each concurrent change to that result writes, such as the order of its refunds.
 */
export class UnitOfWork {
  readonly firestore: Firestore;
  readonly #seen = new Map<string, DocumentSnapshot<unknown>>();
  /** Paths of documents that the commit checks. */
  readonly #guarded = new Set<string>();
  readonly #written = new Map<string, Written>();
  #isChecked = false;
  /** Document added with a random id. If it exists, this unit's commit succeeded. */
  #added: DocumentReference | undefined;
  readonly #preloaded = new Map<string, DocumentSnapshot<unknown>>();

  constructor(firestore: Firestore) {
    this.firestore = firestore;
  }

  async get<T>(document: DocumentReference<T>, options?: ReadOptions): Promise<T | null> {
    return (await this.getAll([document], options))[0] ?? null;
  }

  async getAll<T>(
    documents: readonly DocumentReference<T>[],
    { guard = true, reread = true }: ReadOptions = {},
  ): Promise<readonly (T | null)[]> {
    const preloaded = documents.flatMap(
      ({ path }) => (reread ? undefined : this.#seen.get(path)) ?? this.#preloaded.get(path) ?? [],
    );
    const isComplete = preloaded.length === documents.length;
    const snapshots = isComplete ? preloaded : await this.#read(documents);
    this.#see(snapshots);
    if (guard) for (const { path } of documents) this.#guarded.add(path);
    return snapshots.map((snapshot) => (snapshot.data() as T | undefined) ?? null);
  }

  /** Reads documents in one round trip, so that later calls of {@link getAll} find them cached. */
  async preload(documents: readonly DocumentReference<unknown>[]): Promise<void> {
    for (const snapshot of await this.#read(documents)) this.#preloaded.set(snapshot.ref.path, snapshot);
  }

  async #read(
    documents: readonly DocumentReference<unknown>[],
  ): Promise<readonly DocumentSnapshot<unknown>[]> {
    // The client applies each converter, but its types do not say so.
    const untyped = documents as readonly DocumentReference[];
    return untyped.length === 0 ? [] : this.firestore.getAll(...untyped);
  }

  /** Runs a query. The commit checks a found document only if it is also written or read with {@link get}. */
  async find<T>(query: Query<T>): Promise<readonly T[]> {
    const { docs } = await query.get();
    this.#see(docs);
    return docs.map((snapshot) => snapshot.data());
  }

  /** Writes a document that was read before. Merges several writes to one document. */
  write(document: DocumentReference<unknown>, fields: DocumentData): void {
    this.#requireSeen(document);
    this.#put(document, { ...this.#written.get(document.path)?.fields, ...fields });
  }

  written(document: DocumentReference<unknown>): DocumentData | undefined {
    return this.#written.get(document.path)?.fields ?? undefined;
  }

  discard(): void {
    this.#written.clear();
  }

  /** Runs `change`. If it throws, drops its writes and throws on, so that the unit can commit the others. */
  async attempt<T>(change: () => Promise<T>): Promise<T> {
    const before = new Map(this.#written);
    try {
      return await change();
    } catch (error) {
      this.discard();
      for (const [path, written] of before) this.#written.set(path, written);
      throw error;
    }
  }

  delete(document: DocumentReference<unknown>): void {
    if (this.#requireSeen(document).exists) this.#put(document, null);
  }

  add(document: DocumentReference<unknown>, fields: DocumentData): void {
    this.#added = document.withConverter(null);
    this.#put(document, fields);
  }

  /** Creates a document. If it exists, the commit conflicts. */
  create(document: DocumentReference<unknown>, fields: DocumentData): void {
    this.#put(document, fields);
  }

  /** True if this unit creates the document at `path`. */
  creates(path: string): boolean {
    return this.#written.has(path) && !this.#seen.has(path);
  }

  async createIfAbsent(document: DocumentReference<unknown>, fields: DocumentData): Promise<void> {
    const [found] = await this.firestore.getAll(document.withConverter(null), { fieldMask: [] });
    if (found?.exists !== true) this.#put(document, fields);
  }

  writes(): readonly CommittedWrite[] {
    return [...this.#written].map(([path, written]) => ({ ...written, before: this.#before(path) }));
  }

  /** Returns the version of a document that this unit read; undefined if it found none. */
  #before(path: string): DocumentSnapshot<unknown> | undefined {
    const seen = this.#seen.get(path);
    return seen?.exists === true ? seen : undefined;
  }

  /** Requires that the read documents are of one time, although the unit may write nothing. */
  checkReads(): void {
    this.#isChecked = true;
  }

  async commit(): Promise<boolean> {
    const hasNothing = this.#written.size === 0 && !this.#isChecked;
    if (hasNothing || (await this.#commitOnce())) return true;
    // The conflict may be the client's own retry of a commit that succeeded but whose response was lost.
    return this.#added !== undefined && (await this.#added.get()).exists;
  }

  /** Commits in a transaction without reads, which takes no locks. A `WriteBatch` would retry for minutes. */
  async #commitOnce(): Promise<boolean> {
    try {
      await this.firestore.runTransaction(
        (transaction) => {
          for (const written of this.#written.values()) this.#apply(transaction, written);
          for (const path of this.#guarded) if (!this.#written.has(path)) this.#check(transaction, path);
          return Promise.resolve();
        },
        { maxAttempts: 1 },
      );
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && conflicts.includes(Number(error.code))) return false;
      throw error;
    }
  }

  #apply(transaction: Transaction, { document, fields }: Written): void {
    const { updateTime: lastUpdateTime } = this.#seen.get(document.path) ?? {};
    const now = Timestamp.now();
    if (lastUpdateTime === undefined)
      transaction.create(document, { createdAt: now, updatedAt: now, ...fields });
    else if (fields === null) transaction.delete(document, { lastUpdateTime });
    else transaction.update(document, { updatedAt: now, ...fields }, { lastUpdateTime });
  }

  /** Requires that a document that was only read is unchanged. The write has no effect, so its update time stays. */
  #check(transaction: Transaction, path: string): void {
    const document = this.firestore.doc(path);
    const { updateTime: lastUpdateTime } = this.#seen.get(path) ?? {};
    if (lastUpdateTime === undefined) transaction.delete(document, { exists: false });
    else transaction.update(document, absentField, FieldValue.delete(), { lastUpdateTime });
  }

  /** Remembers the first version read of each document, because decisions are based on it. */
  #see(snapshots: readonly DocumentSnapshot<unknown>[]): void {
    for (const snapshot of snapshots)
      if (!this.#seen.has(snapshot.ref.path)) this.#seen.set(snapshot.ref.path, snapshot);
  }

  #put(document: DocumentReference<unknown>, fields: DocumentData | null): void {
    this.#written.set(document.path, { document: document.withConverter(null), fields });
  }

  #requireSeen({ path }: DocumentReference<unknown>): DocumentSnapshot<unknown> {
    const seen = this.#seen.get(path);
    if (seen === undefined) throw new TypeError(`${path} is written without having been read.`);
    return seen;
  }
}

/** Name of a field that no document has. */
const absentField = new FieldPath('nothing');

/** gRPC codes NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflicts = [5, 6, 9, 10];
