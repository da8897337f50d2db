import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Actor, AuditEvent } from '../../model/audit.ts';
import type { NewProduct, ProductEdit, ProductFields, ProductRecord } from '../../model/products.ts';
import type { StockCause } from '../../model/stock.ts';
import { recordAudit } from './audit-store.ts';
import { derivedFields, type PlacedProduct } from './product-documents.ts';
import { nameId, productNames } from './product-names.ts';
import { recordMovement } from './stock-movements.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface ChangeContext {
  readonly by: Actor;
  readonly action: AuditEvent['action'];
  readonly importId?: string;
  /** Kind of the stock movement and its reason. */
  readonly stock: Pick<StockCause, 'kind' | 'reason'>;
}

interface NewProductContext extends ChangeContext {
  readonly id: string;
  readonly place?: number;
}

/** @throws ApiError `products/slug-taken` or `products/part-number-taken` */
export async function addProduct(
  work: UnitOfWork,
  product: NewProduct,
  { id, place = 0, by, action, importId, stock }: NewProductContext,
): Promise<ProductFields> {
  const names = productNames(work.firestore);
  const slug = await names.claimSlug(work, {
    productId: id,
    productName: product.name,
    wanted: product.slug,
  });
  const partNumber = await names.claimPartNumber(work, { productId: id, slug, wanted: product.partNumber });
  const fields = { ...product, slug, partNumber };
  const position = Date.now() + place;
  const placed = product.status === 'active' ? { position } : { archivedPosition: position };
  const unsold = { ...placed, revision: 0, rating: { sum: 0, count: 0 } };
  work.add(work.firestore.doc(`products/${id}`), { ...fields, ...derivedFields(fields), ...unsold });
  const row = importId === undefined ? {} : { row: { importId, revision: 0 } };
  recordAudit(work, { by, action, target: id, targetName: fields.name, before: null, after: fields, ...row });
  recordMovement(work, { productId: id, before: 0, after: fields.quantity }, { ...stock, by });
  return fields;
}

/**
 * Updates a product and records the change in the audit log. Returns `present` itself if nothing changed.
 * @throws ApiError `products/slug-taken` or `products/part-number-taken`
 */
export async function editProduct(
  work: UnitOfWork,
  present: PlacedProduct,
  { fields, reason, by, action, importId, stock }: Omit<ProductEdit, 'isCount'> & ChangeContext,
): Promise<ProductRecord> {
  const changed = changedFields(present, fields);
  if (changed.length === 0) return present;
  const [before, after] = [pick(present, changed), pick(fields, changed)];
  await rename(work, present, after);
  const saved = changeProduct(work, present, after);
  const said = reason === '' ? after : { ...after, reason };
  const row = importId === undefined ? {} : { row: { importId, revision: saved.revision } };
  recordAudit(work, { by, action, target: present.id, targetName: saved.name, before, after: said, ...row });
  const change = { productId: present.id, before: present.quantity, after: saved.quantity };
  recordMovement(work, change, { ...stock, by });
  return saved;
}

export function changeProduct(
  work: UnitOfWork,
  present: PlacedProduct,
  after: Partial<ProductFields>,
): ProductRecord {
  const changes = { ...after, revision: present.revision + 1 };
  const updatedAt = Timestamp.now();
  const document = work.firestore.doc(`products/${present.id}`);
  const product = { ...present, ...changes, updatedAt: updatedAt.toDate() };
  const derived = derivedFields(product);
  work.write(document, { ...changes, ...derived, ...placeAfter(after, present), updatedAt });
  return product;
}

function changedFields(present: ProductFields, fields: ProductFields): (keyof ProductFields)[] {
  const names = Object.keys(fields) as (keyof ProductFields)[];
  return names.filter((name) => !isDeepStrictEqual(fields[name], present[name]));
}

function pick(fields: ProductFields, names: readonly (keyof ProductFields)[]): Partial<ProductFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Reserves a product's new slug and part number, and releases the former part number. */
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

/** Removes an archived product from the display order, and puts a restored one back at its former position. */
function placeAfter(
  { status }: Partial<ProductFields>,
  { position = Date.now(), archivedPosition = Date.now() }: PlacedProduct,
): Readonly<Record<string, unknown>> {
  if (status === undefined) return {};
  return status === 'archived'
    ? { position: FieldValue.delete(), archivedPosition: position }
    : { position: archivedPosition, archivedPosition: FieldValue.delete() };
}
