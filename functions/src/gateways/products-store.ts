import { isDeepStrictEqual } from 'node:util';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { NewProduct, ProductFields, ProductRecord, ProductsPort } from '../products/products-port.ts';
import { runAudited } from './audit-store.ts';
import { displayOrder, firestoreList, newestFirst } from './firestore-list.ts';
import { asProduct, readProduct, type ProductDocument } from './product-documents.ts';
import { nameId, productNames } from './product-names.ts';

export function productsStore(firestore: Firestore): ProductsPort {
  const products = firestore.collection('products').withConverter(asProduct);
  return {
    list: () => firestoreList(products, displayOrder),
    listArchived: () => firestoreList(products.where('status', '==', 'archived'), newestFirst),
    ...lookups(firestore),
    add: (product, change) => {
      const id = products.doc().id;
      return runAudited(firestore, change, async (transaction, audit) => {
        const added = await add(firestore, transaction, { id, product });
        audit({ action: 'products/add', target: id, before: null, after: added });
        return id;
      });
    },
    save: (id, change, edit) =>
      runAudited(firestore, change, async (transaction, audit) => {
        const stored = await transaction.get(products.doc(id));
        const edited = editedBy(edit, stored.data());
        if (edited === null || Object.keys(edited.after).length === 0) return edited?.present ?? null;
        const { present, before, after, reason } = edited;
        const writeNames = await renamed(firestore, transaction, { present, after });
        writeNames();
        const updatedAt = write(transaction, stored, after);
        audit({ action: 'products/save', target: id, before, after: { ...after, ...reason } });
        return { ...present, ...after, updatedAt };
      }),
    archive: (id, change) =>
      runAudited(firestore, change, async (transaction, audit) => {
        const stored = await transaction.get(products.doc(id));
        const product = stored.data();
        if (product?.status !== 'active') return false;
        const after = { status: 'archived' } as const;
        write(transaction, stored, after);
        const before = { ...product, updatedAt: product.updatedAt.toISOString() };
        audit({ action: 'products/delete', target: id, before, after });
        return true;
      }),
  };
}

function lookups(firestore: Firestore): Pick<ProductsPort, 'find' | 'findAll' | 'namesOf'> {
  return {
    find: (key) => find(firestore, key),
    findAll: (ids) => findAll(firestore, ids),
    namesOf: (ids) => namesOf(firestore, ids),
  };
}

type Edit = Parameters<ProductsPort['save']>[2];

/** What an edit changes of a product, and how those fields were; null where there is no product. */
function editedBy(edit: Edit, present: ProductRecord | undefined) {
  if (present === undefined) return null;
  const { fields, stockReason } = edit(present);
  const after = changesIn(present, fields);
  const reason = stockReason === '' ? {} : { stockReason };
  return { present, before: pick(present, after), after, reason };
}

/** Writes what is changed of a product. @returns when */
function write(
  transaction: Transaction,
  stored: DocumentSnapshot<ProductRecord>,
  after: Partial<ProductFields>,
): Date {
  const updatedAt = Timestamp.now();
  const changes = { ...after, ...placeAfter(after, stored), updatedAt };
  transaction.update(stored.ref.withConverter(null), changes);
  return updatedAt.toDate();
}

async function find(firestore: Firestore, key: string): Promise<ProductRecord | null> {
  const products = firestore.collection('products').withConverter(asProduct);
  const { slugs, partNumbers } = productNames(firestore);
  const [byId, bySlug, byNumber] = await Promise.all([
    products.doc(nameId(key)).get(),
    slugs.doc(nameId(key)).get(),
    partNumbers.doc(nameId(key.toUpperCase())).get(),
  ]);
  const owner = bySlug.data() ?? byNumber.data();
  const found = byId.data();
  if (found !== undefined || owner === undefined) return found ?? null;
  return (await products.doc(owner).get()).data() ?? null;
}

async function findAll(firestore: Firestore, ids: readonly string[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const found = await firestore.getAll(...ids.map((id) => firestore.doc(`products/${id}`)));
  return found
    .filter(({ exists }) => exists)
    .map((product) => readProduct(product.data() as ProductDocument, product.id));
}

async function namesOf(firestore: Firestore, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const documents = ids.map((id) => firestore.doc(`products/${id}`));
  const found = await firestore.getAll(...documents, { fieldMask: ['name'] });
  return new Map(
    found.filter(({ exists }) => exists).map((product) => [product.id, String(product.get('name'))]),
  );
}

async function add(
  firestore: Firestore,
  transaction: Transaction,
  { id, product }: { readonly id: string; readonly product: NewProduct },
): Promise<ProductFields> {
  const names = productNames(firestore);
  const claim = { productId: id, productName: product.name, wanted: product.slug };
  const slug = await names.claimSlug(transaction, claim);
  const number = { productId: id, slug: slug.name, wanted: product.partNumber };
  const partNumber = await names.claimPartNumber(transaction, number);
  const now = Timestamp.now();
  const fields = { ...product, slug: slug.name, partNumber: partNumber.name, status: 'active' } as const;
  const times = { position: now.toMillis(), createdAt: now, updatedAt: now };
  slug.write();
  partNumber.write();
  transaction.create(firestore.doc(`products/${id}`), { ...fields, ...times, rating: { sum: 0, count: 0 } });
  return fields;
}

/** Those of the fields that are not as they were. */
function changesIn(present: ProductFields, fields: ProductFields): Partial<ProductFields> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !isDeepStrictEqual(value, present[name as keyof ProductFields]),
    ),
  );
}

function pick(present: ProductFields, changes: Partial<ProductFields>): Partial<ProductFields> {
  const names = Object.keys(changes) as (keyof ProductFields)[];
  return Object.fromEntries(names.map((name) => [name, present[name]]));
}

interface Renaming {
  readonly present: ProductRecord;
  readonly after: Partial<ProductFields>;
}

/** Makes new names the product's own; of a former part number another product may make use. */
async function renamed(firestore: Firestore, transaction: Transaction, { present, after }: Renaming) {
  const { claimSlug, claimPartNumber, partNumbers } = productNames(firestore);
  const { id: productId, name: productName, slug } = present;
  const slugClaim =
    after.slug !== undefined &&
    (await claimSlug(transaction, { productId, productName, wanted: after.slug }));
  const numberClaim =
    after.partNumber !== undefined &&
    (await claimPartNumber(transaction, { productId, slug, wanted: after.partNumber }));
  return () => {
    if (slugClaim) slugClaim.write();
    if (!numberClaim) return;
    numberClaim.write();
    if (present.partNumber !== '') transaction.delete(partNumbers.doc(nameId(present.partNumber)));
  };
}

/** An archived product leaves the display order and, brought back, has its place again. */
function placeAfter(
  { status }: Partial<ProductFields>,
  stored: DocumentSnapshot<ProductRecord>,
): Readonly<Record<string, unknown>> {
  if (status === undefined) return {};
  const [from, to] =
    status === 'archived' ? ['position', 'archivedPosition'] : ['archivedPosition', 'position'];
  const place: unknown = stored.get(from) ?? Date.now();
  return { [to]: place, [from]: FieldValue.delete() };
}
