import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { asOrder } from '../src/gateways/firestore/order-documents.ts';
import { oldestFirst, refundsOf } from '../src/gateways/firestore/refunds-store.ts';
import { unitsOfWork } from '../src/gateways/firestore/unit-of-work.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migrate-products.ts';

/** Books what went back of orders before it was booked, on the day of their last refund. May run again, and while the shop is open. */
export async function migrateMoneyBack(firestore: Firestore): Promise<Migration> {
  const refunded = firestore.collection('orders').where('refundedCents', '>', 0);
  const migrated: string[] = [];
  let looked = 0;
  for await (const { id } of eachDocument(refunded.select('refundedCents'))) {
    looked += 1;
    if (await bookRest(firestore, id)) migrated.push(id);
  }
  return { looked, migrated };
}

/** @returns whether more had gone back of it than was booked */
function bookRest(firestore: Firestore, orderId: string): Promise<boolean> {
  const document = firestore.doc(`orders/${orderId}`).withConverter(asOrder);
  const booked = firestore.collection('moneyBack').where('orderId', '==', orderId);
  return unitsOfWork(firestore)({ subject: orderId }, async (work) => {
    const order = await work.get(document);
    if (order === null) return false;
    const entries = await work.find(booked);
    const cents = entries.reduce((rest, entry) => rest - Number(entry['cents']), order.refundedCents);
    if (cents === 0) return false;
    const refunds = oldestFirst(await work.find(refundsOf(firestore).where('orderId', '==', orderId)));
    const at = refunds.at(-1)?.createdAt ?? order.history.at(-1)?.at ?? order.createdAt;
    // Whoever books something meanwhile writes the order.
    work.write(document, {});
    const entry = { orderId, cents, currency: order.currency, createdAt: Timestamp.fromDate(at) };
    work.add(firestore.collection('moneyBack').doc(), entry);
    return true;
  });
}
