import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ReviewRecord, ReviewsPort } from '../reviews/reviews-port.ts';
import { reading, removeExisting } from './documents.ts';
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
    setPublished: (id, published) =>
      firestore.runTransaction(async (transaction) => {
        const review = (await transaction.get(read.doc(id))).data();
        if (review === undefined) return null;
        if (review.published === published) return false;
        transaction.update(reviews.doc(id), { published, updatedAt: Timestamp.now() });
        return true;
      }),
    remove: (id) => removeExisting(reviews.doc(id)),
  };
}
