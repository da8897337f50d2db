import type { Firestore, Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { AuditPort, AuditRecord, Deed } from '../audit/audit-port.ts';
import { changeOnce } from './change-once.ts';
import { newestFirst } from './cursors.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { firestoreList } from './firestore-list.ts';
import { wroteOnce } from './grpc-codes.ts';
import { firestorePackage } from './when-needed.ts';

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

export function auditStore(firebase: Pick<Firebase, 'firestore'>): AuditPort {
  const entries = () => firebase.firestore.collection('audit');
  return {
    list: () => firestoreList(entries().withConverter(asAudit), newestFirst),
    record: async (deed) => {
      await wroteOnce(entries().doc().create(documentOf(deed)));
    },
  };
}

interface Writing {
  readonly firestore: Firestore;
  /** What the deed itself is written in: both are stored, or neither. */
  readonly within: WriteBatch;
}

/** Writes a deed down together with the doing. */
export function writeDown({ firestore, within }: Writing, deed: Deed): void {
  within.create(firestore.collection('audit').doc(), documentOf(deed));
}

/** Makes a change in a transaction that writes it down as well: once, though the answer to its commit was lost. */
export function changeWrittenDown<T>(
  firestore: Firestore,
  change: (within: Transaction, writeDeed: (deed: Deed) => void) => Promise<T>,
): Promise<T> {
  const entry = firestore.collection('audit').doc();
  return changeOnce({ firestore, mark: entry }, (within) =>
    change(within, (deed) => {
      within.create(entry, documentOf(deed));
    }),
  );
}

function documentOf({ by: { uid, email }, action, target, before, after }: Deed): AuditDocument {
  return { by: { uid, email }, action, target, before, after, createdAt: firestorePackage().Timestamp.now() };
}
