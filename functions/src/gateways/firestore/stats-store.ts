import type { OpenWork } from '@pedalworks/contract';
import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';
import { countOf } from './firestore-queries.ts';

async function unitsToMake(active: Query): Promise<number> {
  const below = active.where('quantity', '<', 0).aggregate({ units: AggregateField.sum('quantity') });
  return -(await below.get()).data().units;
}

export function statsStore(firestore: Firestore) {
  const orders = firestore.collection('orders');
  const active = firestore.collection('products').where('status', '==', 'active');
  return {
    /** @param atMost maximum stock that counts as low */
    openWork: async (atMost: number): Promise<OpenWork> => {
      const [toPack, needsLook, reviewsWaiting, lowStock, mailsFailed, fitReports, toMake] =
        await Promise.all([
          countOf(orders.where('status', '==', 'paid')),
          countOf(orders.where('needsLook', '==', true)),
          countOf(firestore.collection('reviews').where('published', '==', false)),
          countOf(active.where('quantity', '<=', atMost)),
          countOf(firestore.collection('mail').where('delivery.state', '==', 'failed')),
          countOf(firestore.collection('fitReports').where('state', '==', 'open')),
          unitsToMake(active),
        ]);
      const counts = { toPack, needsLook, reviewsWaiting, lowStock, mailsFailed, fitReports };
      return { ...counts, ...(toMake > 0 && { toMake }) };
    },
  };
}
