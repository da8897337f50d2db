import { ApiError } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { Actor, ChangeRequest } from '../../model/audit.ts';
import type {
  ImportBatch,
  NewProduct,
  ProductEdit,
  ProductFilter,
  ProductRecord,
} from '../../model/products.ts';
import { recordAudit } from './audit-store.ts';
import { readDocument, readDocuments } from './documents.ts';
import { displayOrder, firestoreList, newestFirst } from './firestore-list.ts';
import { idempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import { importEntry } from './import-entries.ts';
import { addProduct, changeProduct, editProduct } from './product-changes.ts';
import { productsIn, type PlacedProduct } from './product-documents.ts';
import { listAllProducts } from './product-lists.ts';
import { productImport, type ProductImport } from './product-import.ts';
import { productUndo, type ProductUndo } from './product-undo.ts';
import { nameId, productNames } from './product-names.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

export function productsStore({ firestore, inOneCommit }: Database) {
  const products = productsIn(firestore);
  return {
    list: () => firestoreList(products, displayOrder),
    listAll: (wanted: ProductFilter) => listAllProducts(firestore, wanted),
    listArchived: () => firestoreList(products.where('status', '==', 'archived'), newestFirst),
    /** @param key an id, a current or former slug, or a part number in any case */
    find: (key: string) => find(firestore, key),
    findAll: async (ids: readonly string[]) =>
      (await readDocuments(products, ids)).filter((product) => product !== null),
    /** @throws ApiError `products/slug-taken` or `products/part-number-taken` */
    add: (product: NewProduct, { by, signal }: ChangeRequest) => {
      const { id } = products.doc();
      return inOneCommit({ subject: id, signal }, async (work) => {
        await addProduct(work, product, { id, by, action: 'products/add', stock: { kind: 'new' } });
        return id;
      });
    },
    /**
     * Updates a product and returns it; null if it does not exist. `edit` runs again after a conflict, and returns null
     * if its change is stored already.
     * @throws ApiError `products/slug-taken` or `products/part-number-taken`
     */
    save: (id: string, { by, signal }: ChangeRequest, edit: DecideEdit) =>
      inOneCommit({ subject: id, signal }, async (work) => {
        const present = await work.get(products.doc(id));
        if (present === null) return null;
        const change = await edit(present, idempotencyKeys(work));
        if (change === null) return present;
        const { isCount, ...edited } = change;
        const stock = { kind: isCount ? 'count' : 'edit', reason: edited.reason } as const;
        return editProduct(work, present, { ...edited, by, action: 'products/save', stock });
      }),
    /**
     * Restores an archived product. Returns false if it is active already.
     * @throws ApiError `products/not-found`
     */
    restore: (id: string, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: id, signal }, async (work) =>
        restore(work, await work.get(products.doc(id)), by),
      ),
    ...importsStore({ inOneCommit }),
    /** Archives a product. Returns false if there is no such active product. */
    archive: (id: string, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: id, signal }, async (work) =>
        archive(work, await work.get(products.doc(id)), by),
      ),
  };
}

type DecideEdit = (present: ProductRecord, keys: IdempotencyKeys) => Promise<ProductEdit | null>;

async function restore(work: UnitOfWork, present: PlacedProduct | null, by: Actor): Promise<boolean> {
  if (present === null) throw new ApiError('products/not-found');
  if (present.status === 'active') return false;
  const fields = { ...present, status: 'active' as const };
  await editProduct(work, present, {
    ...{ fields, reason: '', by, action: 'products/save', stock: { kind: 'edit' } },
  });
  return true;
}

function importsStore({ inOneCommit }: Pick<Database, 'inOneCommit'>) {
  return {
    import: <T>(
      { by, signal, batch }: ChangeRequest & { readonly batch: ImportBatch },
      decide: (shelf: ProductImport) => Promise<T>,
    ) =>
      inOneCommit({ subject: 'products/import', signal }, (work) => decide(productImport(work, by, batch))),
    /** Undoes an import. Returns null if it does not exist. */
    undoImport: <T>(
      importId: string,
      { by, signal }: ChangeRequest,
      decide: (undo: ProductUndo) => Promise<T>,
    ) =>
      inOneCommit({ subject: importId, signal }, async (work) => {
        const entry = await importEntry(work, importId);
        return entry === null ? null : decide(productUndo(work, by, entry));
      }),
  };
}

function archive(work: UnitOfWork, present: PlacedProduct | null, by: Actor): boolean {
  if (present === null || present.status === 'archived') return false;
  const after = { status: 'archived' } as const;
  changeProduct(work, present, after);
  const { position, archivedPosition, ...product } = present;
  const before = { ...product, updatedAt: product.updatedAt.toISOString() };
  const { id: target, name: targetName } = product;
  recordAudit(work, { by, action: 'products/delete', target, targetName, before, after });
  return true;
}

async function find(firestore: Firestore, key: string): Promise<ProductRecord | null> {
  const products = productsIn(firestore);
  const { slugs, partNumbers } = productNames(firestore);
  const [found, bySlug, byNumber] = await Promise.all([
    readDocument(products, nameId(key)),
    readDocument(slugs, nameId(key)),
    readDocument(partNumbers, nameId(key.toUpperCase())),
  ]);
  const owner = bySlug ?? byNumber;
  return found ?? (owner === null ? null : readDocument(products, owner));
}
