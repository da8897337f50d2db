import type { Timestamp } from 'firebase-admin/firestore';
import type { ReviewRecord, ReviewsPort } from '../reviews/reviews-port.ts';
import { changeWrittenDown } from './audit-store.ts';
import { newestFirst } from './cursors.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { firestoreList } from './firestore-list.ts';
import { wroteOnce } from './grpc-codes.ts';
import { restPages } from './rest-pages.ts';
import { firestorePackage } from './when-needed.ts';

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

type FirestoreOf = Pick<Firebase, 'firestore' | 'firestoreRest'>;

const reviewsIn = ({ firestore }: Pick<Firebase, 'firestore'>) => firestore.collection('reviews');
const readable = (firebase: Pick<Firebase, 'firestore'>) => reviewsIn(firebase).withConverter(asReview);

export function reviewsStore(firebase: FirestoreOf): ReviewsPort {
  return { ...lists(firebase), ...changes(firebase) };
}

function lists(firebase: FirestoreOf): Pick<ReviewsPort, 'listPublished' | 'listAll'> {
  const page = restPages({
    rest: firebase.firestoreRest,
    collection: 'reviews',
    where: { published: true },
    order: newestFirst,
    read: asReview.read,
  });
  const published = () => readable(firebase).where('published', '==', true);
  return {
    listPublished: () => ({ page, all: () => firestoreList(published(), newestFirst).all() }),
    listAll: () => firestoreList(readable(firebase), newestFirst),
  };
}

function changes(firebase: FirestoreOf): Omit<ReviewsPort, 'listPublished' | 'listAll'> {
  return {
    add: async (review) => {
      const now = firestorePackage().Timestamp.now();
      const stored: ReviewDocument = { ...review, createdAt: now, updatedAt: now };
      const document = reviewsIn(firebase).doc();
      await wroteOnce(document.create(stored));
      return { ...review, id: document.id, createdAt: now.toDate() };
    },
    setPublished: (id, published, by) =>
      changeWrittenDown(firebase.firestore, async (within, writeDeed) => {
        const review = (await within.get(readable(firebase).doc(id))).data();
        if (review === undefined) return null;
        if (review.published === published) return false;
        const updatedAt = firestorePackage().Timestamp.now();
        within.update(reviewsIn(firebase).doc(id), { published, updatedAt });
        const change = { before: { published: review.published }, after: { published } };
        writeDeed({ by, action: 'reviews/publish', target: id, ...change });
        return true;
      }),
    remove: (id, by) =>
      changeWrittenDown(firebase.firestore, async (within, writeDeed) => {
        const review = (await within.get(readable(firebase).doc(id))).data();
        if (review === undefined) return false;
        within.delete(reviewsIn(firebase).doc(id));
        const { customerName, comment, rating, published } = review;
        const before = { customerName, comment, rating, published };
        writeDeed({ by, action: 'reviews/delete', target: id, before, after: null });
        return true;
      }),
  };
}
