import type { Query } from 'firebase-admin/firestore';
import type { Actor, AuditRecord } from '../../model/audit.ts';
import type { ImportedRow, ProductFields } from '../../model/products.ts';
import { readConverter } from './documents.ts';
import { recordUndo, undoIdOf, type UndoCounts } from './import-entries.ts';
import { editProduct } from './product-changes.ts';
import { productsIn, type PlacedProduct } from './product-documents.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface StoredRow {
  readonly target: string;
  readonly targetName: string;
  readonly before: Partial<ProductFields> | null;
  readonly after: Partial<ProductFields>;
  readonly revision: number;
}

const asRow = readConverter<StoredRow, ImportedRow>(
  ({ target: productId, targetName: name, before, after, revision }, { id: entryId }) => ({
    entryId,
    productId,
    name,
    before,
    after,
    revision,
  }),
);

export type ProductUndo = ReturnType<typeof productUndo>;

export function productUndo(work: UnitOfWork, by: Actor, entry: AuditRecord) {
  const { firestore } = work;
  const audit = firestore.collection('audit');
  const stock = { kind: 'undo', reason: entry.targetName } as const;
  const importId = undoIdOf(entry.id);
  const doing = { by, action: 'products/undo-row', importId, reason: '', stock } as const;
  return {
    /** Returns up to `limit` imported rows that were neither undone nor skipped yet. */
    next: (limit: number) => {
      const rows: Query<ImportedRow> = audit.withConverter(asRow);
      return work.find(rows.where('importId', '==', entry.id).where('undo', '==', null).limit(limit));
    },
    find: async (ids: readonly string[]) => {
      const found = await work.getAll(ids.map((id) => productsIn(firestore).doc(id)));
      return new Map(found.flatMap((product) => (product === null ? [] : [[product.id, product] as const])));
    },
    edit: (present: PlacedProduct, fields: Partial<ProductFields>) =>
      work.attempt(() => editProduct(work, present, { fields: { ...present, ...fields }, ...doing })),
    settle: ({ entryId }: ImportedRow, undo: 'done' | 'left') => work.write(audit.doc(entryId), { undo }),
    record: (counts: UndoCounts) => recordUndo(work, by, { entry, counts }),
  };
}
