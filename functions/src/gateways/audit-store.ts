import { Timestamp, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditPort, AuditRecord, Deed } from '../audit/audit-port.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';

/** audit/{id}, as Firestore holds it. */
interface AuditDocument extends Deed {
  readonly createdAt: Timestamp;
}

const asAudit = reading<AuditDocument, AuditRecord>(
  ({ by, action, target, before, after, createdAt }, id) => ({
    id,
    by,
    action,
    target,
    before,
    after,
    createdAt: createdAt.toDate(),
  }),
);

export function auditStore(firestore: Firestore): AuditPort {
  const entries = firestore.collection('audit');
  return {
    list: () => firestoreList(entries.withConverter(asAudit), newestFirst),
    record: async (deed) => {
      await entries.add(documentOf(deed));
    },
  };
}

interface Writing {
  readonly firestore: Firestore;
  /** What the deed itself is written in: both are stored, or neither. */
  readonly within: Transaction | WriteBatch;
}

/** Writes a deed down together with the doing. */
export function writeDown({ firestore, within }: Writing, deed: Deed): void {
  const entry = firestore.collection('audit').doc();
  // Transaction and WriteBatch agree on `create`, but TypeScript does not resolve it on their union.
  if ('commit' in within) within.create(entry, documentOf(deed));
  else within.create(entry, documentOf(deed));
}

function documentOf({ by: { uid, email }, action, target, before, after }: Deed): AuditDocument {
  return { by: { uid, email }, action, target, before, after, createdAt: Timestamp.now() };
}
