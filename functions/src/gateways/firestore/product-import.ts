import type { Actor } from '../../model/audit.ts';
import type {
  ImportBatch,
  ImportedProduct,
  NewProduct,
  ProductEdit,
  ProductRecord,
} from '../../model/products.ts';
import { asAudit } from './audit-store.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { recordImport, type ImportCounts } from './import-entries.ts';
import { addProduct, editProduct } from './product-changes.ts';
import { isDocumentId } from './documents.ts';
import { productsIn, type PlacedProduct } from './product-documents.ts';
import { nameId, productNames, type WantedNames } from './product-names.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A large import reads thousands of names and unchanged rows. The commit checks only those that it writes. */
const unchecked = { guard: false };

const changeOf = (by: Actor, { id: importId, fileName }: ImportBatch) =>
  ({ by, action: 'products/import-row', importId, stock: { kind: 'import', reason: fileName } }) as const;

export type ProductImport = ReturnType<typeof productImport>;

export function productImport(work: UnitOfWork, by: Actor, batch: ImportBatch) {
  const { firestore } = work;
  const products = productsIn(firestore);
  const { partNumbers, preload } = productNames(firestore);
  /** Products as first read. Later reads return the same version, which the commit checks if it writes the product. */
  const seen = new Map<string, PlacedProduct>();
  const readAll = async (ids: readonly string[]): Promise<readonly ProductRecord[]> => {
    const documents = ids.map((id) => products.doc(id));
    const found = await work.getAll(documents, unchecked);
    return found.flatMap((product) => {
      if (product === null) return [];
      const first = seen.get(product.id) ?? product;
      seen.set(product.id, first);
      return first;
    });
  };
  const doing = changeOf(by, batch);
  return {
    newId: () => products.doc().id,
    /** Finds products by id. Ignores texts that are no ids, such as part numbers with slashes. */
    byId: async (ids: readonly string[]) =>
      new Map((await readAll(ids.filter(isDocumentId))).map((product) => [product.id, product])),
    byPartNumber: async (numbers: readonly string[]) => {
      const names = numbers.map((number) => partNumbers.doc(nameId(number)));
      const owners = await work.getAll(names, unchecked);
      const found = await readAll(owners.filter((id) => id !== null));
      return new Map(found.map((product) => [product.partNumber, product]));
    },
    /** Reads in one round trip the documents that `add` needs for these products. */
    preload: (named: readonly WantedNames[]) => preload(work, named),
    add: (product: NewProduct, place: ImportedProduct) => addProduct(work, product, { ...place, ...doing }),
    edit: (present: ProductRecord, edit: ProductEdit) =>
      editProduct(work, seen.get(present.id) ?? present, { ...edit, ...doing }),
    lastEdit: async (id: string) => {
      const edits = firestore.collection('audit').withConverter(asAudit).where('target', '==', id);
      const { docs } = await edits.orderBy('createdAt', 'desc').limit(1).get();
      return docs[0]?.data() ?? null;
    },
    /** @throws ApiError `request/invalid` if another admin's import has the same id */
    record: (counts: ImportCounts) => recordImport(work, by, { batch, counts }),
    discard: () => work.discard(),
    ...idempotencyKeys(work),
  };
}
