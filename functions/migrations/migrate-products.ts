import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Rating } from '../src/model/products.ts';
import {
  derivedFields,
  wholeProduct,
  type ProductDocument,
} from '../src/gateways/firestore/product-documents.ts';
import { productNames } from '../src/gateways/firestore/product-names.ts';
import { ratingAfter } from '../src/products/rating.ts';
import { unitsOfWork } from '../src/gateways/firestore/unit-of-work.ts';
import { eachDocument } from './each-document.ts';

export interface Migration {
  readonly looked: number;
  /** Ids of the products that lacked something. */
  readonly migrated: readonly string[];
}

/**
 * Gives products of before the catalogue what they lack: slug, part number, the documents that keep both their own, and the
 * other fields with nothing in them. Ratings of before they were those of buyers alone are counted anew. What else is there stays as it is, so that it may run again, and while the shop is open.
 *
 * @throws ApiError `products/slug-taken`, `products/part-number-taken` where two products already have the same one
 */
export async function migrateProducts(firestore: Firestore): Promise<Migration> {
  const migrated: string[] = [];
  let looked = 0;
  for await (const { id } of eachDocument(firestore.collection('products').select())) {
    looked += 1;
    if (await migrateProduct(firestore, id)) migrated.push(id);
  }
  return { looked, migrated };
}

/** Absent it says what it would say when stored. */
const mayBeAbsent = 'revision';

/** @returns whether it lacked anything */
function migrateProduct(firestore: Firestore, productId: string): Promise<boolean> {
  const names = productNames(firestore);
  const product = firestore.doc(`products/${productId}`) as DocumentReference<ProductDocument>;
  return unitsOfWork(firestore)({ subject: productId }, async (work) => {
    const stored = await work.get(product);
    if (stored === null) return false;
    const record = wholeProduct(stored, productId);
    const slugClaim = { productId, productName: record.name, wanted: stored.slug };
    const slug = await names.claimSlug(work, slugClaim);
    const wanted = record.partNumber === '' ? undefined : record.partNumber;
    const number = await names.claimPartNumber(work, { productId, slug: slug.name, wanted });
    const rating = await ratingOf(firestore, productId);
    const named = { ...record, slug: slug.name, partNumber: number.name };
    const whole = { ...named, ...derivedFields(named) };
    const lacking = Object.entries(whole).filter(([field]) => field !== mayBeAbsent && !(field in stored));
    const isRight = isDeepStrictEqual(record.rating, rating);
    if (lacking.length === 0 && isRight && !slug.isNew && !number.isNew) return false;
    work.write(product, { ...Object.fromEntries(lacking), rating });
    return true;
  });
}

/** A review that comes or goes meanwhile changes the product, and all is begun again. */
async function ratingOf(firestore: Firestore, productId: string): Promise<Rating> {
  const { docs } = await firestore.collection('reviews').where('productId', '==', productId).get();
  return docs
    .map((review) => review.data() as Parameters<typeof ratingAfter>[2])
    .reduce((rating, review) => ratingAfter(rating, null, review), { sum: 0, count: 0 });
}
