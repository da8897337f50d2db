import { undoPrefix } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { Actor, AuditRecord } from '../../model/audit.ts';
import type { ImportBatch } from '../../model/products.ts';
import { invalidField } from '../../shared/invalid-field.ts';
import { asAudit } from './audit-store.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
}

export interface UndoCounts {
  readonly undone: number;
  readonly left: number;
}

type Counts = Readonly<Partial<Record<string, number>>>;

const entryOf = (firestore: Firestore, id: string) => firestore.doc(`audit/${id}`).withConverter(asAudit);

const countsOf = (entry: AuditRecord | null): Counts => (entry?.after ?? {}) as Counts;

function sum(before: Counts, added: Counts): Counts {
  const names = Object.keys(added);
  return {
    ...before,
    ...Object.fromEntries(names.map((name) => [name, (before[name] ?? 0) + (added[name] ?? 0)])),
  };
}

/** Adds the counts of one commit to the import's audit entry. Rejects the id of another admin's or file's import. */
export async function recordImport(
  work: UnitOfWork,
  { uid, email }: Actor,
  {
    batch: { id, fileName },
    counts: { created, updated },
  }: { readonly batch: ImportBatch; readonly counts: ImportCounts },
): Promise<void> {
  const document = entryOf(work.firestore, id);
  const entry = await work.get(document);
  if (entry !== null && !isOfImport(entry, { id, fileName, uid }))
    throw invalidField('batch.id', 'Import id is taken');
  const after = sum(countsOf(entry), { created, updated });
  const event = { action: 'products/import', target: id, targetName: fileName, before: null, after };
  work.write(document, { ...event, by: { uid, email }, customerUid: null });
}

const isOfImport = (entry: AuditRecord, { id, fileName, uid }: ImportBatch & Pick<Actor, 'uid'>) =>
  entry.action === 'products/import' &&
  entry.target === id &&
  entry.targetName === fileName &&
  entry.by.uid === uid;

/** Returns the id of an undo's audit entry. The contract reserves its prefix, so that no import has such an id. */
export const undoIdOf = (importId: string) => `${undoPrefix}${importId}`;

export async function importEntry(work: UnitOfWork, id: string): Promise<AuditRecord | null> {
  const entry = await work.get(entryOf(work.firestore, id));
  return entry?.action === 'products/import' && entry.target === id ? entry : null;
}

export async function recordUndo(
  work: UnitOfWork,
  { uid, email }: Actor,
  { entry, counts: { undone, left } }: { readonly entry: AuditRecord; readonly counts: UndoCounts },
): Promise<void> {
  const undoId = undoIdOf(entry.id);
  const document = entryOf(work.firestore, undoId);
  const present = await work.get(document);
  const counts = { undone, left };
  work.write(entryOf(work.firestore, entry.id), { after: sum(countsOf(entry), counts) });
  work.write(document, {
    action: 'products/undo-import',
    target: undoId,
    targetName: entry.targetName,
    before: null,
    after: sum(countsOf(present), counts),
    by: { uid, email },
    customerUid: null,
  });
}
