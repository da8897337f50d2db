import { invoiceChanges } from './invoices-store.ts';
import { orderChanges } from './order-changes.ts';
import { newOrders } from './orders-store.ts';
import { paymentChanges } from './payments-store.ts';
import { refundChanges } from './refunds-store.ts';
import type { Database, UnitOfWork, UnitTerms } from './unit-of-work.ts';

/** Reads and writes of one unit of work. Only written documents are guarded against concurrent changes. */
const shopTransaction = (work: UnitOfWork) => ({
  ...orderChanges(work),
  ...newOrders(work),
  ...paymentChanges(work),
  ...refundChanges(work),
  ...invoiceChanges(work),
});

export type ShopTransaction = ReturnType<typeof shopTransaction>;

export function shopTransactions({ inOneCommit }: Database) {
  /**
   * Stores what `decide` writes, all or nothing. Runs it again after a conflict, so it only uses what it reads here.
   *
   * @throws ApiError `service/unavailable` when the signal aborts; nothing is stored then
   */
  return <T>(about: Required<UnitTerms>, decide: (transaction: ShopTransaction) => Promise<T>): Promise<T> =>
    inOneCommit(about, (work) => decide(shopTransaction(work)));
}
