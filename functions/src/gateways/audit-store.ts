import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AuditEvent, AuditRecord } from '../audit/audit-port.ts';
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

/** What admins did, newest first; written down by the commit that does it, and never changed or deleted. */
export function auditStore(firestore: Firestore) {
  return { list: () => firestoreList(firestore.collection('audit').withConverter(asAudit), newestFirst) };
}
