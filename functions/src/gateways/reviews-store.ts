import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ReviewRecord, ReviewsPort } from '../reviews/reviews-port.ts';
import { writeDown } from './audit-store.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';

interface ReviewDocument extends Omit<ReviewRecord, 'id' | 'createdAt'> {
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

const asReview = reading<ReviewDocument, ReviewRecord>((stored, id) => ({
  id,
  customerEmail: stored.customerEmail,
  customerName: stored.customerName,
  customerPhoto: stored.customerPhoto,
  comment: stored.comment,
  rating: stored.rating,
  published: stored.published,
  createdAt: stored.createdAt.toDate(),
}));

export function reviewsStore(firestore: Firestore): ReviewsPort {
  const reviews = firestore.collection('reviews');
  const read = reviews.withConverter(asReview);
  return {
    listPublished: () => firestoreList(read.where('published', '==', true), newestFirst),
    listAll: () => firestoreList(read, newestFirst),
    add: async (review) => {
      const now = Timestamp.now();
      const stored: ReviewDocument = { ...review, createdAt: now, updatedAt: now };
      const { id } = await reviews.add(stored);
      return { ...review, id, createdAt: now.toDate() };
    },
    setPublished: (id, published, by) =>
      firestore.runTransaction(async (transaction) => {
        const review = (await transaction.get(read.doc(id))).data();
        if (review === undefined) return null;
        if (review.published === published) return false;
        transaction.update(reviews.doc(id), { published, updatedAt: Timestamp.now() });
        const change = { before: { published: review.published }, after: { published } };
        writeDown(
          { firestore, within: transaction },
          { by, action: 'reviews/publish', target: id, ...change },
        );
        return true;
      }),
    remove: (id, by) =>
      firestore.runTransaction(async (within) => {
        const review = (await within.get(read.doc(id))).data();
        if (review === undefined) return false;
        within.delete(reviews.doc(id));
        const { customerName, comment, rating, published } = review;
        const before = { customerName, comment, rating, published };
        writeDown({ firestore, within }, { by, action: 'reviews/delete', target: id, before, after: null });
        return true;
      }),
  };
}
