import type { Timestamp } from 'firebase-admin/firestore';
import type { ProductRecord, ProductsPort } from '../products/products-port.ts';
import { changeWrittenDown, writeDown } from './audit-store.ts';
import { displayOrder } from './cursors.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { firestoreList } from './firestore-list.ts';
import { wroteOnce } from './grpc-codes.ts';
import { restPages } from './rest-pages.ts';
import { firestorePackage } from './when-needed.ts';

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

export function productsStore(firebase: Pick<Firebase, 'firestore' | 'firestoreRest'>): ProductsPort {
  const products = () => firebase.firestore.collection('products');
  const rest = firebase.firestoreRest;
  const page = restPages({ rest, collection: 'products', order: displayOrder, read: asProduct.read });
  return {
    list: () => ({
      page,
      all: () => firestoreList(products().withConverter(asProduct), displayOrder).all(),
    }),
    add: async (part, by) => {
      const { firestore } = firebase;
      const { Timestamp } = firestorePackage();
      const now = Timestamp.now();
      const stored: ProductDocument = { ...part, position: now.toMillis(), createdAt: now, updatedAt: now };
      const { id } = products().doc();
      const within = firestore.batch().create(products().doc(id), stored);
      writeDown({ firestore, within }, { by, action: 'products/add', target: id, before: null, after: part });
      await wroteOnce(within.commit());
      return id;
    },
    remove: (id, by) =>
      changeWrittenDown(firebase.firestore, async (within, writeDeed) => {
        const part = (await within.get(products().doc(id).withConverter(asProduct))).data();
        if (part === undefined) return false;
        within.delete(products().doc(id));
        const { id: target, ...before } = part;
        writeDeed({ by, action: 'products/delete', target, before, after: null });
        return true;
      }),
  };
}
