import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { AuditEvent, AuditPort, AuditRecord, ChangeRequest } from '../audit/audit-port.ts';
import { wasCreated } from './changes.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';

/** audit/{id}, as Firestore holds it. */
interface AuditDocument extends AuditEvent {
  readonly createdAt: Timestamp;
}

const asAudit = reading<AuditDocument, AuditRecord>((stored, id) => {
  const { by, action, target, before, after, createdAt } = stored;
  return { id, by, action, target, before, after, createdAt: createdAt.toDate() };
});

export function auditStore(firestore: Firestore): AuditPort {
  const entries = firestore.collection('audit');
  return {
    list: () => firestoreList(entries.withConverter(asAudit), newestFirst),
    record: async (event) => {
      // Under an id just drawn: it is there already only where the answer was lost and the client sent it again.
      await wasCreated(entries.doc().create(documentOf(event)));
    },
  };
}

/** Writes an event down in the batch that makes the change: both are stored, or neither. */
export function auditWithin(firestore: Firestore, batch: WriteBatch, event: AuditEvent): void {
  batch.create(firestore.collection('audit').doc(), documentOf(event));
}

type AuditedChange<T> = (
  transaction: Transaction,
  audit: (event: Omit<AuditEvent, 'by'>) => void,
) => Promise<T>;

/** Makes a change in a transaction that writes it down as well: once, though the answer to its commit was lost. */
export function runAudited<T>(
  firestore: Firestore,
  { by, signal }: ChangeRequest,
  change: AuditedChange<T>,
): Promise<T> {
  const entry = firestore.collection('audit').doc();
  return runTransactionOnce({ firestore, mark: entry, signal }, (transaction) =>
    change(transaction, (event) => {
      transaction.create(entry, documentOf({ by, ...event }));
    }),
  );
}

interface Once {
  readonly firestore: Firestore;
  /** What only this change creates: where it is, the change was made. Its id is drawn before. */
  readonly mark: DocumentReference;
  readonly signal: AbortSignal;
}

/**
 * Firestore's client runs a transaction again, five times at most, also where only the answer to its commit was lost:
 * what was changed is then answered as the first time, and not looked for anew.
 */
function runTransactionOnce<T>(
  { firestore, mark, signal }: Once,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let last: { readonly result: T } | undefined;
  return firestore.runTransaction(async (transaction) => {
    signal.throwIfAborted();
    if (last !== undefined && (await transaction.get(mark)).exists) return last.result;
    last = { result: await change(transaction) };
    signal.throwIfAborted();
    return last.result;
  });
}

function documentOf({ by: { uid, email }, action, target, before, after }: AuditEvent): AuditDocument {
  return { by: { uid, email }, action, target, before, after, createdAt: Timestamp.now() };
}
