import type { Actor, AuditEvent, ChangeRequest } from '../../model/audit.ts';
import type { ProductRecord } from '../../model/products.ts';
import type { StockCause } from '../../model/stock.ts';
import { recordAudit } from './audit-store.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { changeProduct } from './product-changes.ts';
import { productsIn, type PlacedProduct } from './product-documents.ts';
import { nameId, productNames } from './product-names.ts';
import { recordMovement } from './stock-movements.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

/** Store of changes of many parts' stock in one commit. */
export function stockReceipts({ inOneCommit }: Database) {
  return {
    receive: <T>({ by, signal }: ChangeRequest, decide: (receipt: StockReceipt) => Promise<T>) =>
      inOneCommit({ subject: 'stock', signal }, (work) => decide(stockReceipt(work, by))),
  };
}

export type StockReceipt = ReturnType<typeof stockReceipt>;

function stockReceipt(work: UnitOfWork, by: Actor) {
  const { firestore } = work;
  const seen = new Map<string, PlacedProduct>();
  return {
    ...idempotencyKeys(work),
    /** Finds products by part number, also archived ones. */
    byPartNumber: async (numbers: readonly string[]): Promise<ReadonlyMap<string, ProductRecord>> => {
      const { partNumbers } = productNames(firestore);
      const owners = await work.getAll(numbers.map((number) => partNumbers.doc(nameId(number))));
      const ids = owners.filter((id) => id !== null);
      const found = await work.getAll(ids.map((id) => productsIn(firestore).doc(id)));
      for (const product of found) if (product !== null) seen.set(product.partNumber, product);
      return seen;
    },
    /** Changes the stock of a product that was found before. */
    setStock: ({ partNumber }: ProductRecord, after: number, cause: Omit<StockCause, 'by'>) => {
      const present = seen.get(partNumber);
      if (present === undefined || present.quantity === after) return;
      changeProduct(work, present, { quantity: after });
      const change = { productId: present.id, before: present.quantity, after };
      recordMovement(work, change, { ...cause, by });
    },
    audit: (event: Omit<AuditEvent, 'by' | 'action'>) =>
      recordAudit(work, { ...event, by, action: 'stock/receive' }),
  };
}
