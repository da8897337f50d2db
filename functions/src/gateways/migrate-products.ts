import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { readProduct, type ProductDocument } from './product-documents.ts';
import { productNames } from './product-names.ts';

export interface Migration {
  readonly looked: number;
  /** Ids of the products that lacked something. */
  readonly migrated: readonly string[];
}

/**
 * Gives products of before the catalogue what they lack: slug, part number, the documents that keep both their own, and the
 * other fields with nothing in them. What is there stays as it is, so that it may run again, and while the shop is open.
 *
 * @throws ApiError `products/slug-taken`, `products/part-number-taken` where two products already have the same one
 */
export async function migrateProducts(firestore: Firestore): Promise<Migration> {
  const { docs } = await firestore.collection('products').select().get();
  const migrated: string[] = [];
  for (const { ref } of docs) if (await migrateProduct(firestore, ref)) migrated.push(ref.id);
  return { looked: docs.length, migrated };
}

/** @returns whether it lacked anything */
function migrateProduct(firestore: Firestore, product: DocumentReference): Promise<boolean> {
  const names = productNames(firestore);
  return firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(product);
    const stored = snapshot.data() as ProductDocument | undefined;
    if (stored === undefined) return false;
    const record = readProduct(stored, product.id);
    const productId = product.id;
    const slugClaim = { productId, productName: record.name, wanted: stored.slug };
    const slug = await names.claimSlug(transaction, slugClaim);
    const wanted = record.partNumber === '' ? undefined : record.partNumber;
    const number = await names.claimPartNumber(transaction, { productId, slug: slug.name, wanted });
    const whole = { ...record, slug: slug.name, partNumber: number.name };
    const lacking = Object.entries(whole).filter(
      ([field]) => field !== 'id' && snapshot.get(field) === undefined,
    );
    if (lacking.length === 0 && !slug.isNew && !number.isNew) return false;
    slug.write();
    number.write();
    transaction.update(product, { ...Object.fromEntries(lacking), updatedAt: Timestamp.now() });
    return true;
  });
}
