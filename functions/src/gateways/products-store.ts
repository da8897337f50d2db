import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Actor, ChangeRequest } from '../audit/audit-port.ts';
import type { NewProduct, ProductEdit, ProductFields, ProductRecord } from '../products/products-port.ts';
import { displayOrder, firestoreList, newestFirst } from './firestore-list.ts';
import { asProduct, type PlacedProduct } from './product-documents.ts';
import { nameId, productNames } from './product-names.ts';
import { UnitOfWork, unitsOfWork } from './unit-of-work.ts';

export function productsStore(firestore: Firestore) {
  const products = firestore.collection('products').withConverter(asProduct);
  const inOneCommit = unitsOfWork(firestore);
  return {
    /** Every active product. */
    list: () => firestoreList(products, displayOrder),
    listArchived: () => firestoreList(products.where('status', '==', 'archived'), newestFirst),
    /** @param key an id, a slug of now or before, or a part number in any case */
    find: (key: string) => find(firestore, key),
    /** By id and in the order of the ids, archived ones too; without those there are not. */
    findAll: (ids: readonly string[]) => findAll(firestore, ids),
    /**
     * Stores a new product behind the others and answers its id.
     *
     * @throws ApiError `products/slug-taken`, `products/part-number-taken`
     */
    add: (product: NewProduct, { by, signal }: ChangeRequest) => {
      const { id } = products.doc();
      return inOneCommit({ subject: id, signal }, async (work) => {
        const after = await add(work, id, product);
        work.audit({ by, action: 'products/add', target: id, before: null, after });
        return id;
      });
    },
    /**
     * Stores what `edit` makes of the product as it is at that moment; it runs again when a concurrent write won. What it
     * throws leaves the product as it is.
     *
     * @returns the product as it is then; null where there is none
     * @throws ApiError `products/slug-taken`, `products/part-number-taken`
     */
    save: (id: string, { by, signal }: ChangeRequest, edit: (present: ProductRecord) => ProductEdit) =>
      inOneCommit({ subject: id, signal }, async (work) => {
        const present = await work.get(products.doc(id));
        if (present === null) return null;
        const { fields, reason } = edit(present);
        const changed = changedFields(present, fields);
        if (changed.length === 0) return present;
        const [before, after] = [pick(present, changed), pick(fields, changed)];
        await rename(work, present, after);
        const saved = change(work, present, after);
        const said = reason === '' ? after : { ...after, reason };
        work.audit({ by, action: 'products/save', target: id, before, after: said });
        return saved;
      }),
    /** @returns whether there was such an active product */
    archive: (id: string, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: id, signal }, async (work) =>
        archive(work, await work.get(products.doc(id)), by),
      ),
  };
}

function archive(work: UnitOfWork, present: PlacedProduct | null, by: Actor): boolean {
  if (present === null || present.status === 'archived') return false;
  const after = { status: 'archived' } as const;
  change(work, present, after);
  const { position, archivedPosition, ...product } = present;
  const before = { ...product, updatedAt: product.updatedAt.toISOString() };
  work.audit({ by, action: 'products/delete', target: product.id, before, after });
  return true;
}

/** Writes what is changed of a product. @returns the product as it is then */
function change(work: UnitOfWork, present: PlacedProduct, after: Partial<ProductFields>): ProductRecord {
  const changes = { ...after, revision: present.revision + 1 };
  const updatedAt = Timestamp.now();
  const document = work.firestore.doc(`products/${present.id}`);
  work.write(document, { ...changes, ...placeAfter(after, present), updatedAt });
  return { ...present, ...changes, updatedAt: updatedAt.toDate() };
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
  const products = firestore.collection('products').withConverter(asProduct);
  const found = await new UnitOfWork(firestore).getAll(ids.map((id) => products.doc(id)));
  return found.filter((product) => product !== null);
}

async function add(work: UnitOfWork, id: string, product: NewProduct): Promise<ProductFields> {
  const names = productNames(work.firestore);
  const slug = await names.claimSlug(work, {
    productId: id,
    productName: product.name,
    wanted: product.slug,
  });
  const number = { productId: id, slug: slug.name, wanted: product.partNumber };
  const partNumber = await names.claimPartNumber(work, number);
  const fields = { ...product, slug: slug.name, partNumber: partNumber.name, status: 'active' } as const;
  const unsold = { position: Date.now(), revision: 0, rating: { sum: 0, count: 0 } };
  work.add(work.firestore.doc(`products/${id}`), { ...fields, ...unsold });
  return fields;
}

/** Names of the fields that are not as they were. */
function changedFields(present: ProductFields, fields: ProductFields): (keyof ProductFields)[] {
  const names = Object.keys(fields) as (keyof ProductFields)[];
  return names.filter((name) => !isDeepStrictEqual(fields[name], present[name]));
}

function pick(fields: ProductFields, names: readonly (keyof ProductFields)[]): Partial<ProductFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Makes new names the product's own; of a former part number another product may make use. */
async function rename(
  work: UnitOfWork,
  present: ProductRecord,
  after: Partial<ProductFields>,
): Promise<void> {
  const { claimSlug, claimPartNumber, partNumbers } = productNames(work.firestore);
  const { id: productId, name: productName, slug, partNumber } = present;
  if (after.slug !== undefined) await claimSlug(work, { productId, productName, wanted: after.slug });
  if (after.partNumber === undefined) return;
  await claimPartNumber(work, { productId, slug, wanted: after.partNumber });
  if (partNumber === '') return;
  await work.get(partNumbers.doc(nameId(partNumber)));
  work.delete(partNumbers.doc(nameId(partNumber)));
}

/** An archived product leaves the display order and, brought back, has its place again. */
function placeAfter(
  { status }: Partial<ProductFields>,
  { position = Date.now(), archivedPosition = Date.now() }: PlacedProduct,
): Readonly<Record<string, unknown>> {
  if (status === undefined) return {};
  return status === 'archived'
    ? { position: FieldValue.delete(), archivedPosition: position }
    : { position: archivedPosition, archivedPosition: FieldValue.delete() };
}
