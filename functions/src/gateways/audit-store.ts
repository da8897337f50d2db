import type { Firestore } from 'firebase-admin/firestore';
import type { AuditEvent, AuditRecord } from '../audit/audit-port.ts';
import { readConverter } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { unitsOfWork } from './unit-of-work.ts';

export const asAudit = readConverter<AuditEvent, AuditRecord>(
  ({ customerUid: _customerUid, ...event }, { id, createdAt }) => ({ ...event, id, createdAt }),
);

/** What admins did, newest first; written down by the commit that does it, and changed by nothing but the erasure of an account. */
export function auditStore(firestore: Firestore) {
  const inOneCommit = unitsOfWork(firestore);
  return {
    list: () => firestoreList(firestore.collection('audit').withConverter(asAudit), newestFirst),
    /** Writes down what changes nothing. */
    write: (event: AuditEvent, signal: AbortSignal) =>
      inOneCommit({ subject: event.target, signal }, (work) => work.audit(event)),
  };
}
