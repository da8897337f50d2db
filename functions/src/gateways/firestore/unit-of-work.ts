import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { AuditEvent } from '../../model/audit.ts';
import type { NewMail } from '../../model/mails.ts';
import { mailDocument } from './mail-document.ts';

export interface UnitTerms {
  /** What is changed: after a conflict, retries in this process take turns at it. */
  readonly subject: string;
  /** When it aborts, nothing more is begun. */
  readonly signal?: AbortSignal;
}

const usualMilliseconds = 15_000;

/**
 * Writes what `decide` decides, all or nothing, without holding a lock: a killed instance blocks no one. Decides
 * again on fresh documents until it is written or the signal aborts, so `decide` only uses what it reads.
 */
export function unitsOfWork(firestore: Firestore) {
  const mutexes = new LRUCache<string, Mutex>({ max: 1000, memoMethod: () => new Mutex() });
  return async <T>(
    { subject, signal = AbortSignal.timeout(usualMilliseconds) }: UnitTerms,
    decide: (work: UnitOfWork) => Promise<T> | T,
  ): Promise<T> => {
    /** Null where a concurrent write won. */
    const attempt = async () => {
      signal.throwIfAborted();
      const unit = new UnitOfWork(firestore);
      const result = await decide(unit);
      signal.throwIfAborted();
      return (await unit.commit()) ? { result } : null;
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

/** Firestore and the one way to write to it. All stores share one, so that retries of a subject take turns. */
export interface Database {
  readonly firestore: Firestore;
  readonly inOneCommit: ReturnType<typeof unitsOfWork>;
}

export const openDatabase = (firestore: Firestore): Database => ({
  firestore,
  inOneCommit: unitsOfWork(firestore),
});

/** Emails about unpaid orders that one address receives within a day. */
const maxUnpaidMails = 20;

interface Written {
  readonly document: DocumentReference;
  /** Null where it is deleted. */
  readonly fields: DocumentData | null;
}

/**
 * Documents that are read and then written in one commit. What is written has to be as it was read; what is only read may
 * have changed by then, so a decision writes to whatever it depends on.
 */
export class UnitOfWork {
  readonly firestore: Firestore;
  readonly #seen = new Map<string, DocumentSnapshot<unknown>>();
  readonly #written = new Map<string, Written>();
  /** Under an id that was drawn here there is only what was written here. */
  #added: DocumentReference | undefined;
  readonly #preloaded = new Map<string, DocumentSnapshot<unknown>>();

  constructor(firestore: Firestore) {
    this.firestore = firestore;
  }

  /** The record a document holds, null where there is none. */
  async get<T>(document: DocumentReference<T>): Promise<T | null> {
    return (await this.getAll([document]))[0] ?? null;
  }

  /** The same of several documents, in their order, in one round trip. */
  async getAll<T>(documents: readonly DocumentReference<T>[]): Promise<readonly (T | null)[]> {
    const preloaded = documents.flatMap(({ path }) => this.#preloaded.get(path) ?? []);
    const isComplete = preloaded.length === documents.length;
    const snapshots = isComplete ? preloaded : await this.#read(documents);
    this.#see(snapshots);
    return snapshots.map((snapshot) => (snapshot.data() as T | undefined) ?? null);
  }

  /** Reads documents in one round trip, for calls of {@link getAll} that each need a few of them. */
  async preload(documents: readonly DocumentReference<unknown>[]): Promise<void> {
    for (const snapshot of await this.#read(documents)) this.#preloaded.set(snapshot.ref.path, snapshot);
  }

  async #read(
    documents: readonly DocumentReference<unknown>[],
  ): Promise<readonly DocumentSnapshot<unknown>[]> {
    // The client reads each through its converter, which its types do not say.
    const untyped = documents as readonly DocumentReference[];
    return untyped.length === 0 ? [] : this.firestore.getAll(...untyped);
  }

  /** What a query finds. That another document is added meanwhile only shows in one that is written here and there. */
  async find<T>(query: Query<T>): Promise<readonly T[]> {
    const { docs } = await query.get();
    this.#see(docs);
    return docs.map((snapshot) => snapshot.data());
  }

  /** Creates a document that was not there when it was read here, or changes these fields of one that was; writes to one document are merged. */
  write(document: DocumentReference<unknown>, fields: DocumentData): void {
    this.#requireSeen(document);
    this.#put(document, { ...this.#written.get(document.path)?.fields, ...fields });
  }

  /** What was written to a document here; undefined where nothing was. */
  written(document: DocumentReference<unknown>): DocumentData | undefined {
    return this.#written.get(document.path)?.fields ?? undefined;
  }

  /** Takes back all that was written here. */
  discard(): void {
    this.#written.clear();
  }

  /** Deletes a document that was read here, if it was there. */
  delete(document: DocumentReference<unknown>): void {
    if (this.#requireSeen(document).exists) this.#put(document, null);
  }

  /** Creates a document under an id that was drawn for it. */
  add(document: DocumentReference<unknown>, fields: DocumentData): void {
    this.#added = document.withConverter(null);
    this.#put(document, fields);
  }

  /** Creates a document under a name that must be free; where it is not, everything is decided again. */
  create(document: DocumentReference<unknown>, fields: DocumentData): void {
    this.#put(document, fields);
  }

  /** Creates a document; one that is there already stays as it is, and the rest is written all the same. */
  async createIfAbsent(document: DocumentReference<unknown>, fields: DocumentData): Promise<void> {
    const [found] = await this.firestore.getAll(document.withConverter(null), { fieldMask: [] });
    if (found?.exists !== true) this.#put(document, fields);
  }

  /** Writes down what an admin did. */
  audit({ by: { uid, email }, customerUid = null, targetName = '', row, ...event }: AuditEvent): void {
    const { action, target, before, after } = event;
    const entry = {
      ...{ by: { uid, email }, action, target, targetName, before, after, customerUid },
      ...(row && { ...row, undo: null }),
    };
    this.add(this.firestore.collection('audit').doc(), entry);
  }

  /** Has the shop send mails; one that is there already stays as it is, and the event it reports goes on. */
  async mail(...mails: readonly (NewMail | null)[]): Promise<void> {
    // Nobody reads of an order whose customer's account is deleted.
    const written = mails.flatMap((mail) =>
      mail === null || mail.to === '' ? [] : [mailDocument(this.firestore, mail)],
    );
    await Promise.all(
      written.map(async ({ document, fields }) => {
        if (fields.event === 'placed' && (await this.#hasManyMails(fields.to))) return;
        // An order that is created here has no mails yet: nothing has to be looked for.
        if (this.#isCreatedHere(`orders/${fields.orderId}`)) this.create(document, fields);
        else await this.createIfAbsent(document, fields);
      }),
    );
  }

  /** Anybody can order for any email. Counted across accounts, addresses and instances; orders of the same second may pass. */
  async #hasManyMails(to: string): Promise<boolean> {
    const dayAgo = Timestamp.fromMillis(Date.now() - 24 * 60 * 60_000);
    const mails = this.firestore.collection('mail').where('to', '==', to).where('event', '==', 'placed');
    const today = await mails.where('createdAt', '>', dayAgo).count().get();
    return today.data().count >= maxUnpaidMails;
  }

  /** @returns whether it is written; false where a concurrent write won */
  async commit(): Promise<boolean> {
    if (this.#written.size === 0 || (await this.#commitOnce())) return true;
    // The client sends a commit again whose answer was lost.
    return this.#added !== undefined && (await this.#added.get()).exists;
  }

  /** A transaction that reads nothing is one commit, without a lock; a `WriteBatch` would be sent again for ten minutes. */
  async #commitOnce(): Promise<boolean> {
    try {
      await this.firestore.runTransaction(
        (transaction) => {
          for (const written of this.#written.values()) this.#apply(transaction, written);
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

  /** Of what is read twice the first counts: something was decided on it. */
  #see(snapshots: readonly DocumentSnapshot<unknown>[]): void {
    for (const snapshot of snapshots)
      if (!this.#seen.has(snapshot.ref.path)) this.#seen.set(snapshot.ref.path, snapshot);
  }

  #isCreatedHere(path: string): boolean {
    return this.#written.has(path) && !this.#seen.has(path);
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

/** Codes of gRPC, as Firestore's errors carry them: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflicts = [5, 6, 9, 10];
