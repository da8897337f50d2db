import { listedActions } from '@pedalworks/contract';
import { Filter, type Query } from 'firebase-admin/firestore';
import type { AuditEvent, AuditFilter, AuditRecord } from '../../model/audit.ts';
import { readConverter } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

type StoredAudit = Omit<AuditEvent, 'row'> & Pick<AuditRecord, 'undo'> & Partial<AuditEvent['row']>;

export const asAudit = readConverter<StoredAudit, AuditRecord>(
  ({ customerUid: _customer, importId: _import, revision: _revision, ...event }, { id, createdAt }) => ({
    ...event,
    targetName: event.targetName ?? '',
    id,
    createdAt,
  }),
);

/** Adds an entry to the audit log, in the commit of the change that it records. */
export function recordAudit(
  work: UnitOfWork,
  { by: { uid, email }, customerUid = null, targetName = '', row, ...event }: AuditEvent,
): void {
  const { action, target, before, after } = event;
  work.add(work.firestore.collection('audit').doc(), {
    by: { uid, email },
    action,
    target,
    targetName,
    before,
    after,
    customerUid,
    ...(row && { ...row, undo: null }),
  });
}

/**
 * Store of the audit log. Entries change only when an import is undone or an account is erased. They are kept forever,
 * without a TTL (decision 023).
 */
export function auditStore({ firestore, inOneCommit }: Database) {
  return {
    list: ({ actor, targets, action, from, to }: AuditFilter) => {
      const wanted = [
        ...(action === undefined ? [] : [Filter.where('action', '==', action)]),
        ...(action === undefined && targets === undefined
          ? [Filter.where('action', 'in', listedActions)]
          : []),
        ...(actor === undefined ? [] : [Filter.where('by.email', '==', actor)]),
        ...(targets === undefined ? [] : [Filter.where('target', 'in', targets)]),
        ...(from === undefined ? [] : [Filter.where('createdAt', '>=', from)]),
        ...(to === undefined ? [] : [Filter.where('createdAt', '<', to)]),
      ];
      const audit: Query<AuditRecord> = firestore.collection('audit').withConverter(asAudit);
      return firestoreList(
        wanted.reduce<Query<AuditRecord>>((query, filter) => query.where(filter), audit),
        newestFirst,
      );
    },
    /** Lists the audit entries for products that an import, or its undo, changed. */
    listRows: (importId: string) =>
      firestoreList(
        firestore.collection('audit').where('importId', '==', importId).withConverter(asAudit),
        newestFirst,
      ),
    write: (event: AuditEvent, signal: AbortSignal) =>
      inOneCommit({ subject: event.target, signal }, (work) => recordAudit(work, event)),
  };
}
