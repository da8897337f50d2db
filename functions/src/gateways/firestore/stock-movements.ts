import type { Firestore } from 'firebase-admin/firestore';
import type { StockCause, StockMovement } from '../../model/stock.ts';
import { readConverter } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { productsIn } from './product-documents.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

const asMovement = readConverter<Omit<StockMovement, 'id' | 'createdAt'>, StockMovement>(
  (fields, { id, createdAt }) => ({ ...fields, id, createdAt }),
);

const movementsIn = (firestore: Firestore) => firestore.collection('stockMovements');

/** Store of the changes of stock. They are kept forever, without a TTL (decision 050). */
export function stockStore({ firestore }: Pick<Database, 'firestore'>) {
  return {
    movements: (productId: string) =>
      firestoreList(
        movementsIn(firestore).where('productId', '==', productId).withConverter(asMovement),
        newestFirst,
      ),
  };
}

interface StockChange {
  readonly productId: string;
  readonly before: number;
  readonly after: number;
}

/** Adds a movement in the commit of the change that it records. Records nothing if the stock stays the same. */
export function recordMovement(
  work: UnitOfWork,
  { productId, before, after }: StockChange,
  { kind, by, reason = '', order }: StockCause,
): void {
  if (before === after) return;
  const isAdmin = typeof by === 'object';
  work.add(movementsIn(work.firestore).doc(), {
    ...{ productId, kind, change: after - before, quantity: after },
    mover: isAdmin ? 'shop' : by,
    by: isAdmin ? { uid: by.uid, email: by.email } : null,
    reason,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? '',
  });
}

interface Units {
  readonly productId: string;
  readonly quantity: number;
}

/** Changes the stock of products, even of archived ones, in one commit. Stock may become negative. */
export function stockChanges(work: UnitOfWork) {
  const products = productsIn(work.firestore);
  const move = async (lines: readonly Units[], cause: StockCause, sign: 1 | -1): Promise<void> => {
    const documents = lines.map(({ productId }) => products.doc(productId));
    const found = await work.getAll(documents, { reread: false });
    for (const [place, { productId, quantity }] of lines.entries()) {
      const document = products.doc(productId);
      const product = found[place];
      if (!product) continue;
      // The same commit may have changed the stock already.
      const before = Number(work.written(document)?.['quantity'] ?? product.quantity);
      const after = before + sign * quantity;
      work.write(document, { quantity: after });
      recordMovement(work, { productId, before, after }, cause);
    }
  };
  return {
    /** Takes the lines' units from the stock of their products. */
    takeStock: (lines: readonly Units[], cause: StockCause) => move(lines, cause, -1),
    /** Adds the lines' units to the stock of their products. */
    returnStock: (lines: readonly Units[], cause: StockCause) => move(lines, cause, 1),
  };
}
