import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { AuditEvent, AuditPort, AuditRecord, ChangeRequest } from '../audit/audit-port.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { unitsOfWork } from './unit-of-work.ts';

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
    record: (event) =>
      unitsOfWork(firestore)({ subject: event.target }, (work) => {
        work.audit(event);
      }),
  };
}

type AuditedChange<T> = (
  transaction: Transaction,
  audit: (event: Omit<AuditEvent, 'by'>) => void,
) => Promise<T>;

/**
 * Makes a change in a transaction that writes it down as well. Firestore's client runs it again, five times at most, also
 * where only the answer to its commit was lost: where the entry is by then, what was changed is answered as the first time.
 */
export function runAudited<T>(
  firestore: Firestore,
  { by, signal }: ChangeRequest,
  change: AuditedChange<T>,
): Promise<T> {
  const entry = firestore.collection('audit').doc();
  let last: { readonly result: T } | undefined;
  return firestore.runTransaction(async (transaction) => {
    signal.throwIfAborted();
    if (last !== undefined && (await transaction.get(entry)).exists) return last.result;
    const audit = (event: Omit<AuditEvent, 'by'>) => transaction.create(entry, documentOf({ by, ...event }));
    last = { result: await change(transaction, audit) };
    signal.throwIfAborted();
    return last.result;
  });
}

function documentOf({ by: { uid, email }, action, target, before, after }: AuditEvent): AuditDocument {
  return { by: { uid, email }, action, target, before, after, createdAt: Timestamp.now() };
}
