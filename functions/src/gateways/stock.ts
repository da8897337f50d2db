import { newShopSettings } from '@pedalworks/contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { OrderPlacing } from '../orders/orders-port.ts';
import { asProduct } from './products-store.ts';
import { asSettings } from './settings-store.ts';
import { firestorePackage } from './when-needed.ts';

/** What a transaction that takes stock reads and writes; placing an order and paying one both may. */
export function stockIn(
  firestore: Firestore,
  transaction: Transaction,
): Pick<OrderPlacing, 'part' | 'settings' | 'takeStock'> {
  const parts = firestore.collection('products');
  return {
    part: async (id) => (await transaction.get(parts.doc(id).withConverter(asProduct))).data() ?? null,
    settings: async () => {
      const shop = firestore.collection('settings').doc('shop').withConverter(asSettings);
      return (await transaction.get(shop)).data() ?? newShopSettings;
    },
    takeStock: ({ id, quantity: left }, quantity) => {
      const updatedAt = firestorePackage().Timestamp.now();
      transaction.update(parts.doc(id), { quantity: left - quantity, updatedAt });
    },
  };
}
