import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ProductRecord, ProductsPort } from '../products/products-port.ts';
import { auditWithin, runAudited } from './audit-store.ts';
import { wasCreated, writtenAtOnce } from './changes.ts';
import { reading } from './documents.ts';
import { displayOrder, firestoreList } from './firestore-list.ts';

interface ProductDocument extends Omit<ProductRecord, 'id'> {
  /** Where the product stands in the display order; a new one goes last. */
  readonly position: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

export const asProduct = reading<ProductDocument, ProductRecord>((stored, id) => {
  const { name, img, description, priceCents, quantity, minOrder } = stored;
  return { id, name, img, description, priceCents, quantity, minOrder };
});

export function productsStore(firestore: Firestore): ProductsPort {
  const products = firestore.collection('products');
  return {
    list: () => firestoreList(products.withConverter(asProduct), displayOrder),
    add: async (product, by) => {
      const now = Timestamp.now();
      const times = { position: now.toMillis(), createdAt: now, updatedAt: now };
      const document = products.doc();
      const event = { by, target: document.id, before: null, after: product };
      const written = writtenAtOnce(firestore, (to) => {
        to.create(document, { ...product, ...times });
        auditWithin(firestore, to, { action: 'products/add', ...event });
      });
      await wasCreated(written);
      return document.id;
    },
    remove: (id, change) =>
      runAudited(firestore, change, async (transaction, audit) => {
        const product = (await transaction.get(products.doc(id).withConverter(asProduct))).data();
        if (product === undefined) return false;
        transaction.delete(products.doc(id));
        const { id: target, ...before } = product;
        audit({ action: 'products/delete', target, before, after: null });
        return true;
      }),
  };
}
