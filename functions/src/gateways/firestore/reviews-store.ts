import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Actor, ChangeRequest } from '../../model/audit.ts';
import type { OrderRecord } from '../../model/orders.ts';
import type { NewReview, ReviewRecord } from '../../model/reviews.ts';
import { readConverter } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { orderQueries } from './order-queries.ts';
import { asProduct } from './product-documents.ts';
import { ratingAfter } from '../../products/rating.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

export const asReview = readConverter<Omit<ReviewRecord, 'id' | 'createdAt'>, ReviewRecord>(
  (review, { id, createdAt }) => ({ ...review, id, createdAt }),
);

/** Lists are newest first. Every change of a product's rating is in the same commit as the review. */
export function reviewsStore({ firestore, inOneCommit }: Database) {
  const reviews = firestore.collection('reviews').withConverter(asReview);
  const of = (productId: string | undefined) =>
    productId === undefined ? reviews : reviews.where('productId', '==', productId);
  return {
    listPublished: (productId?: string) =>
      firestoreList(of(productId).where('published', '==', true), newestFirst),
    listAll: (productId?: string) => firestoreList(of(productId), newestFirst),
    /** Replaces the customer's review of the same product. Returns null if the product does not exist. */
    add: (review: NewReview, signal: AbortSignal) => {
      const { productId, customerUid: uid } = review;
      const isOnlyOne = uid !== null && productId !== null;
      const document = isOnlyOne ? reviews.doc(reviewIdOf(uid, productId)) : reviews.doc();
      return inOneCommit({ subject: productId ?? document.id, signal }, async (work) => {
        const before = await work.get(document);
        const after = { ...review, published: review.published && before?.published !== false };
        if (!(await rate(work, before, after))) return null;
        const createdAt = Timestamp.now();
        work.write(document, { ...after, createdAt });
        return { ...after, id: document.id, createdAt: createdAt.toDate() };
      });
    },
    /** Returns null if the review does not exist, otherwise whether it changed. */
    setPublished: (id: string, published: boolean, { by, signal }: ChangeRequest) =>
      inOneCommit(moderation(signal), async (work) => {
        const review = await work.get(reviews.doc(id));
        if (review === null) return null;
        if (review.published === published) return false;
        await rate(work, review, { ...review, published });
        work.write(reviews.doc(id), { published });
        const change = { before: { published: !published }, after: { published } };
        work.audit({ by, action: 'reviews/publish', target: id, ...change });
        return true;
      }),
    remove: (id: string, { by, signal }: ChangeRequest) =>
      inOneCommit(moderation(signal), (work) => remove(work, reviews.doc(id), by)),
  };
}

/** The product of a review is unknown until it is read, so all moderations take turns. */
const moderation = (signal: AbortSignal) => ({ subject: 'moderation', signal });

async function remove(
  work: UnitOfWork,
  document: DocumentReference<ReviewRecord>,
  by: Actor,
): Promise<boolean> {
  const review = await work.get(document);
  if (review === null) return false;
  await rate(work, review, null);
  work.delete(document);
  const { customerName, comment, rating, published, productId, customerUid } = review;
  const before = { customerName, comment, rating, published, productId };
  work.audit({ by, action: 'reviews/delete', target: document.id, before, after: null, customerUid });
  return true;
}

/** Clears `verified` on reviews of a fully refunded order's products, unless another order verifies them. */
export async function unverifyReviews(
  work: UnitOfWork,
  { id, customerUid, customerEmail, lines }: OrderRecord,
): Promise<void> {
  // The customer's account is deleted.
  if (customerUid === null && customerEmail === '') return;
  const reviews = work.firestore.collection('reviews').withConverter(asReview);
  const { hasPaid } = orderQueries(work.firestore);
  const productIds = lines.map(({ productId }) => productId);
  const found =
    customerUid === null
      ? await work.find(reviews.where('customerEmail', '==', customerEmail).where('verified', '==', true))
      : await work.getAll(productIds.map((productId) => reviews.doc(reviewIdOf(customerUid, productId))));
  for (const review of found) {
    if (review?.verified !== true || review.productId === null || review.customerUid === null) continue;
    const author = { uid: review.customerUid, email: review.customerEmail, emailVerified: true };
    if (!productIds.includes(review.productId) || (await hasPaid(author, review.productId, id))) continue;
    await rate(work, review, { ...review, verified: false });
    work.write(reviews.doc(review.id), { verified: false });
  }
}

export function reviewIdOf(uid: string, productId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, productId]))
    .digest('hex')
    .slice(0, 40);
}

/** Returns false if the product does not exist. */
async function rate(
  work: UnitOfWork,
  before: ReviewRecord | null,
  after: NewReview | null,
): Promise<boolean> {
  const productId = (after ?? before)?.productId ?? null;
  if (productId === null) return true;
  const document = work.firestore.collection('products').withConverter(asProduct).doc(productId);
  const product = await work.get(document);
  if (product === null) return false;
  const rating = ratingAfter(product.rating, before, after);
  if (!isDeepStrictEqual(rating, product.rating)) work.write(document, { rating });
  return true;
}
