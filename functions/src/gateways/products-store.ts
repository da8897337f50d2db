import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ProductRecord, ProductsPort } from '../products/products-port.ts';
import { reading, removeExisting } from './documents.ts';
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
    add: async (part) => {
      const now = Timestamp.now();
      const stored: ProductDocument = { ...part, position: now.toMillis(), createdAt: now, updatedAt: now };
      const { id } = await products.add(stored);
      return id;
    },
    remove: (id) => removeExisting(products.doc(id)),
  };
}
