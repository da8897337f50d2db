import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { Filter, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { Actor, ChangeRequest } from '../../model/audit.ts';
import type { OrderRecord } from '../../model/orders.ts';
import { prefixTest } from '../../model/word-search.ts';
import { fingerprintOf } from '../../shared/canonical-json.ts';
import { mapList, type List } from '../../shared/list.ts';
import type { NewReview, ReviewFilter, ReviewRecord } from '../../model/reviews.ts';
import { recordAudit } from './audit-store.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { orderQueries } from './order-queries.ts';
import { productsIn } from './product-documents.ts';
import { ratingAfter } from '../../model/rating.ts';
import { asReview, asSearchedReview, searchedFields, type SearchedReview } from './review-documents.ts';
import { searchedList } from './searched-list.ts';
import { guestKey } from '../../model/person.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';
import { wordFilters } from './word-filters.ts';

/** Store of reviews. Each write also updates the product's rating in the same commit. */
export function reviewsStore({ firestore, inOneCommit }: Database) {
  const reviews = firestore.collection('reviews').withConverter(asReview);
  const of = (productId: string | undefined) =>
    productId === undefined ? reviews : reviews.where('productId', '==', productId);
  return {
    listPublished: (productId?: string) =>
      firestoreList(of(productId).where('published', '==', true), newestFirst),
    listAll: (wanted: ReviewFilter) => listAll(firestore, wanted),
    /** Adds or replaces a customer's review of a product. Returns null if the product does not exist. */
    add: (review: NewReview, signal: AbortSignal) => {
      const { productId, customerUid: uid } = review;
      const isOnlyOne = uid !== null && productId !== null;
      const document = isOnlyOne ? reviews.doc(reviewIdOf(uid, productId)) : reviews.doc();
      return inOneCommit({ subject: productId ?? document.id, signal }, async (work) => {
        const before = await work.get(document);
        const after = { ...review, published: review.published && before?.published !== false };
        const productName = await rate(work, before, after);
        if (productName === null) return null;
        const createdAt = Timestamp.now();
        const searched = searchedFields({ ...after, id: document.id }, productName);
        work.write(document, { ...after, ...searched, createdAt });
        return { ...after, id: document.id, createdAt: createdAt.toDate() };
      });
    },
    /**
     * Publishes or hides a review. Returns false if it already is as requested.
     * @throws ApiError `reviews/not-found`
     */
    setPublished: (id: string, published: boolean, { by, signal }: ChangeRequest) =>
      inOneCommit(moderation(signal), async (work) => {
        const review = await work.get(reviews.doc(id));
        if (review === null) throw new ApiError('reviews/not-found');
        if (review.published === published) return false;
        await rate(work, review, { ...review, published });
        work.write(reviews.doc(id), { published });
        const change = { before: { published: !published }, after: { published } };
        recordAudit(work, { by, action: 'reviews/publish', target: id, ...change });
        return true;
      }),
    remove: (id: string, { by, signal }: ChangeRequest) =>
      inOneCommit(moderation(signal), (work) => remove(work, reviews.doc(id), by)),
  };
}

function listAll(firestore: Firestore, { productId, published, search }: ReviewFilter): List<ReviewRecord> {
  const reviews = firestore.collection('reviews').withConverter(asSearchedReview);
  const filters = [
    ...(productId === undefined ? [] : [Filter.where('productId', '==', productId)]),
    ...(published === undefined ? [] : [Filter.where('published', '==', published)]),
    ...wordFilters(search),
  ];
  const isFound = prefixTest(search);
  const isWanted = ({ review, beginnings }: SearchedReview) =>
    review.productId === (productId ?? review.productId) &&
    review.published === (published ?? review.published) &&
    isFound(beginnings);
  return mapList(searchedList(reviews, { filters, isWanted }), (page) => page.map(({ review }) => review));
}

/**
 * Retries moderation under one key for all reviews, because the product of a review is only known once it is read.
 */
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
  const { customerName, comment, rating, published, productId } = review;
  const customerUid = review.customerUid ?? guestKey(review.customerEmail);
  const before = { customerName, comment, rating, published, productId };
  recordAudit(work, { by, action: 'reviews/delete', target: document.id, before, after: null, customerUid });
  return true;
}

/** Clears `verified` on reviews of a fully refunded order's products, unless another paid order verifies them. */
export async function unverifyReviews(
  work: UnitOfWork,
  { id, customerUid, customerEmail, lines }: OrderRecord,
): Promise<void> {
  // The order has no customer once their account is deleted.
  if (customerUid === null && customerEmail === '') return;
  const reviews = work.firestore.collection('reviews').withConverter(asReview);
  const productIds = lines.map(({ productId }) => productId);
  const found =
    customerUid === null
      ? await work.find(reviews.where('customerEmail', '==', customerEmail).where('verified', '==', true))
      : await work.getAll(productIds.map((productId) => reviews.doc(reviewIdOf(customerUid, productId))));
  await unverify(
    work,
    found.filter((review) => review !== null),
    { id, productIds },
  );
}

/** Clears `verified` on reviews that an order verified only by its former email. Its account's own reviews keep it. */
export async function unverifyReviewsUnder(
  work: UnitOfWork,
  { id, customerUid, customerEmail, lines }: OrderRecord,
): Promise<void> {
  const reviews = work.firestore.collection('reviews').withConverter(asReview);
  const verified = reviews.where('customerEmail', '==', customerEmail).where('verified', '==', true);
  const found = (await work.find(verified)).filter((review) => review.customerUid !== customerUid);
  await unverify(work, found, { id, productIds: lines.map(({ productId }) => productId) });
}

async function unverify(
  work: UnitOfWork,
  found: readonly ReviewRecord[],
  { id, productIds }: { readonly id: string; readonly productIds: readonly string[] },
): Promise<void> {
  const reviews = work.firestore.collection('reviews');
  const { hasPaid } = orderQueries(work.firestore);
  for (const review of found) {
    if (!review.verified || review.productId === null || review.customerUid === null) continue;
    const author = { uid: review.customerUid, email: review.customerEmail, emailVerified: true };
    if (!productIds.includes(review.productId) || (await hasPaid(author, review.productId, id))) continue;
    await rate(work, review, { ...review, verified: false });
    work.write(reviews.doc(review.id), { verified: false });
  }
}

export function reviewIdOf(uid: string, productId: string): string {
  return fingerprintOf([uid, productId]).slice(0, 40);
}

/** Updates a product's rating and returns its name: '' for a review of the shop, null if the product is missing. */
async function rate(
  work: UnitOfWork,
  before: ReviewRecord | null,
  after: NewReview | null,
): Promise<string | null> {
  const productId = (after ?? before)?.productId ?? null;
  if (productId === null) return '';
  const document = productsIn(work.firestore).doc(productId);
  // Orders write popular products all the time. Only a changed rating depends on the product, and is written.
  const product = await work.get(document, { guard: false });
  if (product === null) return null;
  const rating = ratingAfter(product.rating, before, after);
  if (!isDeepStrictEqual(rating, product.rating)) work.write(document, { rating });
  return product.name;
}
