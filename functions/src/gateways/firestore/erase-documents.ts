import type { DocumentData, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { isUnderWay, type Erasure } from '../../model/person.ts';
import type { OrderRecord } from '../../model/orders.ts';
import { readConverter } from './documents.ts';
import { asOrder, orderFields } from './order-documents.ts';
import { ownedBy } from './personal-data.ts';
import {
  erasedOrder,
  erasedReview,
  personalDataTable,
  replaced,
  type PersonalData,
} from './personal-data-table.ts';
import { asProduct } from './product-documents.ts';
import { asReview, searchedFields } from './review-documents.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

/**
 * Removes the person from an order and from every document about it, in one commit. The payment ledger is erased
 * later, after the provider's data.
 *
 * @returns false if the order must still be shipped, because its shipment was undone meanwhile
 */
export async function eraseOrder(work: UnitOfWork, orderId: string, erasure: Erasure): Promise<boolean> {
  const document = work.firestore.collection('orders').doc(orderId).withConverter(asOrder);
  const order = await work.get(document);
  if (order === null) return true;
  if (isUnderWay(order)) return false;
  const withWords = { ...erasure, words: [...erasure.words, ...wordsOf(order)] };
  work.write(document, orderFields({ ...order, ...replaced(order, erasedOrder, withWords) }));
  await eraseReferences(work, { by: 'order', id: orderId }, withWords);
  return true;
}

function wordsOf({ customerEmail, customerName, phone, address }: OrderRecord): readonly string[] {
  return [customerEmail, customerName, phone, address?.name ?? '', ...(address?.street.split('\n') ?? [])];
}

export async function eraseReviews(
  { firestore, inOneCommit }: Database,
  erasure: Erasure,
  signal: AbortSignal,
): Promise<void> {
  const reviews = firestore.collection('reviews').withConverter(asReview);
  for await (const { id } of ownedBy(erasure, 'reviews', reviews))
    await inOneCommit({ subject: id, signal }, (work) => eraseReview(work, id, erasure));
}

async function eraseReview(work: UnitOfWork, id: string, erasure: Erasure): Promise<void> {
  const { firestore } = work;
  const document = firestore.collection('reviews').doc(id).withConverter(asReview);
  const review = await work.get(document);
  if (review === null) return;
  const products = firestore.collection('products').withConverter(asProduct);
  const product = review.productId === null ? null : await work.get(products.doc(review.productId));
  const fields = replaced(review, erasedReview, erasure);
  work.write(document, { ...fields, ...searchedFields({ ...fields, id }, product?.name ?? '') });
  await eraseReferences(work, { by: 'review', id }, erasure);
}

async function eraseReferences(
  work: UnitOfWork,
  { by, id }: Pick<PersonalData, 'by'> & { readonly id: string },
  erasure: Erasure,
): Promise<void> {
  const rows = personalDataTable.filter((row) => row.by === by && row.erasure !== 'keep');
  await Promise.all(
    rows.map((row) => erase(work, { ...row, query: queryOf(work.firestore, row, id) }, erasure)),
  );
}

const maxInCommit = 200;

/** Erases the person from documents found by the account's uid or email, such as audit entries of an admin. */
export async function eraseTraces(
  { firestore, inOneCommit }: Database,
  erasure: Erasure,
  signal: AbortSignal,
): Promise<void> {
  const { uid, email, words } = erasure;
  for (const row of personalDataTable) {
    const value = row.by === 'account' ? uid : row.by === 'email' ? email : null;
    if (value === null) continue;
    const query = queryOf(firestore, row, value).limit(maxInCommit);
    const eraseSome = (work: UnitOfWork) =>
      erase(work, { ...row, query }, { ...erasure, words: [...words, uid] });
    while ((await inOneCommit({ subject: uid, signal }, eraseSome)) === maxInCommit);
  }
}

const queryOf = (firestore: Firestore, { collection, field }: PersonalData, value: string) =>
  firestore.collection(collection).where(field, field === 'authorUids' ? 'array-contains' : '==', value);

const asStored = readConverter<DocumentData, { document: DocumentReference; fields: DocumentData }>(
  (fields, { ref }) => ({ document: ref, fields }),
);

/** Erases the person from each document that `query` finds, and returns the number of documents. */
async function erase(
  work: UnitOfWork,
  { query, erasure: how }: PersonalData & { readonly query: Query },
  erasure: Erasure,
): Promise<number> {
  const found = await work.find(query.withConverter(asStored));
  for (const { document, fields } of found)
    if (how === 'delete') work.delete(document);
    else if (how !== 'keep') work.write(document, replaced(fields, how, erasure));
  return found.length;
}
