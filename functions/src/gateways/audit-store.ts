import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AuditEvent, AuditPort, AuditRecord } from '../audit/audit-port.ts';
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
  return { list: () => firestoreList(firestore.collection('audit').withConverter(asAudit), newestFirst) };
}
