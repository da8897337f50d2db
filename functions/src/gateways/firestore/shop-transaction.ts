import type { OrderRecord } from '../../model/orders.ts';
import { fitReportChanges } from './fit-reports-store.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { invoiceChanges } from './invoices-store.ts';
import { orderChanges } from './order-changes.ts';
import { correctOrderEmail } from './order-email.ts';
import { newOrders } from './orders-store.ts';
import { termsChanges } from './owner-pages-store.ts';
import { paymentChanges } from './payments-store.ts';
import { refundChanges } from './refunds-store.ts';
import { returnChanges } from './returns-store.ts';
import type { Database, UnitOfWork, UnitTerms } from './unit-of-work.ts';
import { withdrawalChanges } from './withdrawals-store.ts';

/** Operations of one commit on orders, payments, refunds, returns and invoices. Only writes to the same document conflict. */
const shopTransaction = (work: UnitOfWork) => ({
  ...orderChanges(work),
  ...idempotencyKeys(work),
  ...newOrders(work),
  ...paymentChanges(work),
  ...refundChanges(work),
  ...returnChanges(work),
  ...fitReportChanges(work),
  ...withdrawalChanges(work),
  ...invoiceChanges(work),
  ...termsChanges(work),
  /** Replaces the email of an order everywhere. Write nothing else about the order in the same commit. */
  correctEmail: (order: OrderRecord, email: string) => correctOrderEmail(work, order, email),
});

export type ShopTransaction = ReturnType<typeof shopTransaction>;

export function shopTransactions({ inOneCommit }: Database) {
  /**
   * Commits all writes of `decide` together. Runs it again after a conflict, so `decide` must read everything it
   * needs through `transaction`.
   * @throws ApiError `service/unavailable` if the signal aborts first; nothing is stored then
   */
  return <T>(about: Required<UnitTerms>, decide: (transaction: ShopTransaction) => Promise<T>): Promise<T> =>
    inOneCommit(about, (work) => decide(shopTransaction(work)));
}
