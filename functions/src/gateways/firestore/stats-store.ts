import type { OpenWork } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { countOf } from './firestore-queries.ts';

/** What is counted over the shop's documents, without reading them. */
export function statsStore(firestore: Firestore) {
  const orders = firestore.collection('orders');
  const active = firestore.collection('products').where('status', '==', 'active');
  return {
    /** @param atMost the stock at which a product is about to run out */
    openWork: async (atMost: number): Promise<OpenWork> => {
      const [toPack, needsLook, reviewsWaiting, lowStock, mailsFailed] = await Promise.all([
        countOf(orders.where('status', '==', 'paid')),
        countOf(orders.where('needsLook', '==', true)),
        countOf(firestore.collection('reviews').where('published', '==', false)),
        countOf(active.where('quantity', '<=', atMost)),
        countOf(firestore.collection('mail').where('delivery.state', '==', 'failed')),
      ]);
      return { toPack, needsLook, reviewsWaiting, lowStock, mailsFailed };
    },
  };
}
