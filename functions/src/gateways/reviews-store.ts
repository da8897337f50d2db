import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { NewReview, ReviewRecord, ReviewsPort, ReviewTerms } from '../reviews/reviews-port.ts';
import { runAudited } from './audit-store.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { asProduct } from './product-documents.ts';
import { ratingAfter } from './rating.ts';
import { unitsOfWork, type InOneCommit } from './unit-of-work.ts';

/** reviews/{id}, as Firestore holds it; what came with the reviews of products is absent on those of before. */
interface ReviewDocument extends Omit<ReviewRecord, 'id' | 'createdAt' | 'productId' | 'verified'> {
  readonly productId?: string | null;
  readonly verified?: boolean;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

const asReview = reading<ReviewDocument, ReviewRecord>((stored, id) => {
  const { customerEmail, customerName, customerPhoto, comment, rating, published } = stored;
  const { productId = null, verified = false } = stored;
  const author = { customerEmail, customerName, customerPhoto };
  const createdAt = stored.createdAt.toDate();
  return { id, ...author, comment, rating, published, productId, verified, createdAt };
});

export function reviewsStore(firestore: Firestore): ReviewsPort {
  const reviews = reviewsIn(firestore);
  const inOneCommit = unitsOfWork(firestore);
  const of = (productId: string | undefined) =>
    productId === undefined ? reviews : reviews.where('productId', '==', productId);
  return {
    listPublished: (productId) => firestoreList(of(productId).where('published', '==', true), newestFirst),
    listAll: (productId) => firestoreList(of(productId), newestFirst),
    add: ({ productId, ...review }, terms) =>
      productId === null
        ? addOfShop(firestore, inOneCommit, { review: { ...review, productId }, ...terms })
        : addOfProduct(firestore, inOneCommit, { review: { ...review, productId }, ...terms }),
    setPublished: (id, published, request) =>
      runAudited(firestore, request, async (transaction, audit) => {
        const review = (await transaction.get(reviews.doc(id))).data();
        if (review === undefined) return null;
        if (review.published === published) return false;
        await rate(firestore, transaction, { before: review, after: { ...review, published } });
        transaction.update(firestore.doc(`reviews/${id}`), { published, updatedAt: Timestamp.now() });
        const before = { published: review.published };
        audit({ action: 'reviews/publish', target: id, before, after: { published } });
        return true;
      }),
    remove: (id, request) =>
      runAudited(firestore, request, async (transaction, audit) => {
        const review = (await transaction.get(reviews.doc(id))).data();
        if (review === undefined) return false;
        await rate(firestore, transaction, { before: review, after: null });
        transaction.delete(reviews.doc(id));
        const { customerName, comment, rating, published, productId } = review;
        const before = { customerName, comment, rating, published, productId };
        audit({ action: 'reviews/delete', target: id, before, after: null });
        return true;
      }),
  };
}

const reviewsIn = (firestore: Firestore) => firestore.collection('reviews').withConverter(asReview);
const productsIn = (firestore: Firestore) => firestore.collection('products').withConverter(asProduct);

/** The id of an account's review of a product: it has one. */
export function reviewIdOf(uid: string, productId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, productId]))
    .digest('hex')
    .slice(0, 40);
}

function addOfShop(
  firestore: Firestore,
  inOneCommit: InOneCommit,
  { review, signal }: ReviewTerms & { readonly review: NewReview },
): Promise<ReviewRecord> {
  const createdAt = Timestamp.now();
  return inOneCommit({ subject: 'reviews of the shop', signal }, (work) => {
    const id = work.add(firestore.collection('reviews'), { ...review, createdAt });
    return { ...review, id, createdAt: createdAt.toDate() };
  });
}

interface ReviewOfProduct extends ReviewTerms {
  readonly review: NewReview & { readonly productId: string };
}

/** Read again after a lost answer, the review is its own predecessor: nothing is counted twice. */
async function addOfProduct(
  firestore: Firestore,
  inOneCommit: InOneCommit,
  { review, uid, signal }: ReviewOfProduct,
): Promise<ReviewRecord | null> {
  const { productId } = review;
  const reviews = reviewsIn(firestore);
  const document = uid === null ? reviews.doc() : reviews.doc(reviewIdOf(uid, productId));
  const product = productsIn(firestore).doc(productId);
  return inOneCommit({ subject: productId, signal }, async (work) => {
    const [present, before] = await Promise.all([work.get(product), work.get(document)]);
    if (present === null) return null;
    const createdAt = Timestamp.now();
    work.write(document, { ...review, createdAt });
    const rating = ratingAfter(present.rating, before, review);
    if (review.published || before?.published === true) work.write(product, { rating });
    return { ...review, id: document.id, createdAt: createdAt.toDate() };
  });
}

interface Rerating {
  readonly before: ReviewRecord;
  readonly after: ReviewRecord | null;
}

/** Reads and writes the product of a review: to be called before any other write. */
async function rate(firestore: Firestore, transaction: Transaction, { before, after }: Rerating) {
  if (before.productId === null) return;
  const stored = await transaction.get(productsIn(firestore).doc(before.productId));
  const product = stored.data();
  if (product === undefined || before.published === (after?.published ?? false)) return;
  const rating = ratingAfter(product.rating, before, after);
  transaction.update(stored.ref.withConverter(null), { rating, updatedAt: Timestamp.now() });
}
