import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ProductRecord, ProductsPort } from '../products/products-port.ts';
import { writeDown } from './audit-store.ts';
import { reading } from './documents.ts';
import { displayOrder, firestoreList } from './firestore-list.ts';

interface ProductDocument extends Omit<ProductRecord, 'id'> {
  /** Where the part stands in the display order; a new one goes last. */
  readonly position: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

export const asProduct = reading<ProductDocument, ProductRecord>(
  ({ name, img, description, priceCents, quantity, minOrder }, id) => ({
    id,
    name,
    img,
    description,
    priceCents,
    quantity,
    minOrder,
  }),
);

export function productsStore(firestore: Firestore): ProductsPort {
  const products = firestore.collection('products');
  return {
    list: () => firestoreList(products.withConverter(asProduct), displayOrder),
    add: async (part, by) => {
      const now = Timestamp.now();
      const stored: ProductDocument = { ...part, position: now.toMillis(), createdAt: now, updatedAt: now };
      const { id } = products.doc();
      const within = firestore.batch().create(products.doc(id), stored);
      writeDown({ firestore, within }, { by, action: 'products/add', target: id, before: null, after: part });
      await within.commit();
      return id;
    },
    remove: (id, by) =>
      firestore.runTransaction(async (within) => {
        const part = (await within.get(products.doc(id).withConverter(asProduct))).data();
        if (part === undefined) return false;
        within.delete(products.doc(id));
        const { id: target, ...before } = part;
        writeDown({ firestore, within }, { by, action: 'products/delete', target, before, after: null });
        return true;
      }),
  };
}
