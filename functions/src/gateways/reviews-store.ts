import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ReviewRecord, ReviewsPort } from '../reviews/reviews-port.ts';
import { runAudited } from './audit-store.ts';
import { wasCreated, writtenAtOnce } from './changes.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';

interface ReviewDocument extends Omit<ReviewRecord, 'id' | 'createdAt'> {
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

const asReview = reading<ReviewDocument, ReviewRecord>((stored, id) => {
  const { customerEmail, customerName, customerPhoto, comment, rating, published } = stored;
  const author = { customerEmail, customerName, customerPhoto };
  return { id, ...author, comment, rating, published, createdAt: stored.createdAt.toDate() };
});

export function reviewsStore(firestore: Firestore): ReviewsPort {
  const reviews = firestore.collection('reviews');
  const readable = reviews.withConverter(asReview);
  return {
    listPublished: () => firestoreList(readable.where('published', '==', true), newestFirst),
    listAll: () => firestoreList(readable, newestFirst),
    add: async (review) => {
      const now = Timestamp.now();
      const document = reviews.doc();
      const stored = { ...review, createdAt: now, updatedAt: now };
      await wasCreated(writtenAtOnce(firestore, (to) => to.create(document, stored)));
      return { ...review, id: document.id, createdAt: now.toDate() };
    },
    setPublished: (id, published, change) =>
      runAudited(firestore, change, async (transaction, audit) => {
        const review = (await transaction.get(readable.doc(id))).data();
        if (review === undefined) return null;
        if (review.published === published) return false;
        transaction.update(reviews.doc(id), { published, updatedAt: Timestamp.now() });
        const before = { published: review.published };
        audit({ action: 'reviews/publish', target: id, before, after: { published } });
        return true;
      }),
    remove: (id, change) =>
      runAudited(firestore, change, async (transaction, audit) => {
        const review = (await transaction.get(readable.doc(id))).data();
        if (review === undefined) return false;
        transaction.delete(reviews.doc(id));
        const { customerName, comment, rating, published } = review;
        const before = { customerName, comment, rating, published };
        audit({ action: 'reviews/delete', target: id, before, after: null });
        return true;
      }),
  };
}
