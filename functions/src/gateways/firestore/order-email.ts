import { FieldValue } from 'firebase-admin/firestore';
import type { OrderRecord } from '../../model/orders.ts';
import { orderFields, ordersIn } from './order-documents.ts';
import { ledgerIn } from './payments-store.ts';
import { returnChanges } from './returns-store.ts';
import { unverifyReviewsUnder } from './reviews-store.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { withdrawalChanges } from './withdrawals-store.ts';

/**
 * Replaces the email of an order, and revokes what the former address could do with it: the copies of the email on
 * returns and payments follow, links to declare a withdrawal end, and reviews under the former email are no longer
 * verified by the order. Emails are readdressed when they are sent. An issued invoice keeps its email.
 */
export async function correctOrderEmail(
  work: UnitOfWork,
  before: OrderRecord,
  customerEmail: string,
): Promise<OrderRecord> {
  const { isOwnerVerified: _verified, ...order } = before;
  const corrected = { ...order, customerEmail };
  await unverifyReviewsUnder(work, before);
  await readdressReturns(work, corrected);
  await readdressPayments(work, before, customerEmail);
  await endWithdrawalLinks(work, order.id);
  // The new email is not verified, even if the former one was.
  const fields = { ...orderFields(corrected), isOwnerVerified: FieldValue.delete() };
  work.write(ordersIn(work.firestore).doc(order.id), fields);
  return corrected;
}

async function readdressReturns(work: UnitOfWork, { id, customerEmail }: OrderRecord): Promise<void> {
  const { returnsOf, writeReturn } = returnChanges(work);
  for (const returned of await returnsOf(id)) writeReturn({ ...returned, customerEmail });
}

async function readdressPayments(
  work: UnitOfWork,
  { id: orderId, customerEmail: former }: OrderRecord,
  owner: string,
): Promise<void> {
  const ledger = ledgerIn(work.firestore);
  const found = await work.find(ledger.where('orderId', '==', orderId));
  for (const entry of found) if (entry.owner === former) work.write(ledger.doc(entry.id), { owner });
}

/** Ends links, which went to the former address. The declarations stay, because the time of the first one counts. */
async function endWithdrawalLinks(work: UnitOfWork, orderId: string): Promise<void> {
  const { withdrawal, writeWithdrawal } = withdrawalChanges(work);
  const found = await withdrawal(orderId);
  if (found === null) return;
  writeWithdrawal({
    ...found,
    declarations: found.declarations.map((each) => ({ ...each, secretHash: '' })),
  });
}
