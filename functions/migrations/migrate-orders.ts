import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { asOrder, orderFields } from '../src/gateways/firestore/order-documents.ts';
import { asInvoice } from '../src/gateways/firestore/invoices-store.ts';
import { drawOrderNumber } from '../src/orders/order-number.ts';
import { unitsOfWork } from '../src/gateways/firestore/unit-of-work.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migrate-products.ts';

/** What orders of one part held in place of lines. */
const former = ['purchaseId', 'name', 'unitPriceCents', 'quantity', 'stockTaken', 'attention'];

/**
 * Gives orders of before they had lines their lines, currency, number, status and history, and updates the fields that queries use.
 * May run again, and while the shop is open.
 */
export async function migrateOrders(firestore: Firestore): Promise<Migration> {
  const migrated: string[] = [];
  let looked = 0;
  for await (const order of eachDocument(firestore.collection('orders'))) {
    looked += 1;
    const migrate = order.get('lines') === undefined ? migrateOrder : updateSearched;
    if (await migrate(firestore, order.id)) migrated.push(order.id);
  }
  return { looked, migrated };
}

/** @returns whether it lacked its lines */
function migrateOrder(firestore: Firestore, orderId: string): Promise<boolean> {
  const document = firestore.doc(`orders/${orderId}`);
  return unitsOfWork(firestore)({ subject: orderId }, async (work) => {
    const order = await work.get(document.withConverter(asOrder));
    if (order === null || (await work.get(document))?.['lines'] !== undefined) return false;
    const taken = await work.get(firestore.doc(`orderNumbers/${order.number}`));
    const number = taken === null ? order.number : drawOrderNumber();
    work.create(firestore.doc(`orderNumbers/${number}`), { orderId });
    const gone = Object.fromEntries(former.map((field) => [field, FieldValue.delete()]));
    work.write(document, { ...orderFields({ ...order, number }), ...gone });
    return true;
  });
}

/** @returns whether a field that queries use was out of date */
function updateSearched(firestore: Firestore, orderId: string): Promise<boolean> {
  const document = firestore.doc(`orders/${orderId}`);
  return unitsOfWork(firestore)({ subject: orderId }, async (work) => {
    const order = await work.get(document.withConverter(asOrder));
    const stored = await work.get(document);
    if (order === null || stored === null) return false;
    const invoice = await work.get(firestore.collection('invoices').withConverter(asInvoice).doc(orderId));
    const creditNoteNumbers = invoice?.creditNotes.map(({ number }) => number) ?? [];
    const { beginnings, needsLook } = orderFields({ ...order, creditNoteNumbers });
    const fields = { creditNoteNumbers, beginnings, needsLook };
    const isCurrent = Object.entries(fields).every(([name, field]) =>
      isDeepStrictEqual(stored[name] ?? [], field),
    );
    if (isCurrent) return false;
    work.write(document, fields);
    return true;
  });
}
