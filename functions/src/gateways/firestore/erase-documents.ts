import { isDeepStrictEqual } from 'node:util';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { mailCountId } from '../../model/mails.ts';
import { guestKey, hasVerifiedEmail, isUnderWay, type Erasure } from '../../model/person.ts';
import type { OrderRecord } from '../../model/orders.ts';
import { readConverter } from './documents.ts';
import { deleteFitReportsOf } from './fit-report-documents.ts';
import { closeInvitation, closeInvitationsBy } from './invitation-documents.ts';
import { ordersIn, orderFields } from './order-documents.ts';
import { ownedBy } from './personal-data.ts';
import {
  erasedOrder,
  erasedOwner,
  erasedReview,
  personalDataTable,
  replaced,
  type PersonalData,
} from './personal-data-table.ts';
import { productsIn } from './product-documents.ts';
import { asReview, searchedFields } from './review-documents.ts';
import { onlyListed, storedFields, type StoredFields } from '../../model/stored-fields.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

/**
 * Removes the person from an order and from every document about it, in one commit. The payment ledger is erased
 * later, after the provider's data.
 *
 * @returns false if the order must still be shipped, because its shipment was undone meanwhile
 */
export async function eraseOrderDocuments(
  work: UnitOfWork,
  orderId: string,
  erasure: Erasure,
): Promise<boolean> {
  const document = ordersIn(work.firestore).doc(orderId);
  const order = await work.get(document);
  if (order === null) return true;
  if (isUnderWay(order)) return false;
  const withWords = { ...erasure, words: [...erasure.words, ...wordsOf(order)] };
  const stored = await storedAt(work, document);
  const erased = orderFields({ ...order, ...replaced(order, erasedOrder, withWords) });
  work.write(document, { ...erased, ...withoutUnlisted({ ...stored, ...erased }, 'orders') });
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
  const products = productsIn(firestore);
  // Only the name is needed, and orders write popular products all the time.
  const product =
    review.productId === null ? null : await work.get(products.doc(review.productId), { guard: false });
  const fields = replaced(review, erasedReview, erasure);
  const erased = { ...fields, ...searchedFields({ ...fields, id }, product?.name ?? '') };
  const stored = await storedAt(work, document);
  work.write(document, { ...erased, ...withoutUnlisted({ ...stored, ...erased }, 'reviews') });
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
  const { uid, words } = erasure;
  await inOneCommit({ subject: uid, signal }, (work) => closeInvitations(work, erasure));
  while (await inOneCommit({ subject: uid, signal }, (work) => deleteFitReportsOf(work, erasure)));
  const values = traceValues(erasure);
  for (const row of personalDataTable) {
    const value = values[row.by];
    if (value === undefined) continue;
    const query = queryOf(firestore, row, value).limit(maxInCommit);
    const eraseSome = (work: UnitOfWork) =>
      erase(work, { ...row, query }, { ...erasure, words: [...words, uid] });
    while ((await inOneCommit({ subject: uid, signal }, eraseSome)) === maxInCommit);
  }
}

/** Deletes invitations to and from the account together with their emails. */
async function closeInvitations(work: UnitOfWork, erasure: Erasure): Promise<void> {
  const { uid, email } = erasure;
  if (email !== null && hasVerifiedEmail(erasure)) await closeInvitation(work, email);
  await closeInvitationsBy(work, uid);
}

function traceValues(erasure: Erasure): Partial<Record<PersonalData['by'], string>> {
  const { uid, email } = erasure;
  // Anyone can open and delete an account with another person's address: that must not restart the count of its
  // emails, withdraw its invitation or change the audit log about it.
  if (email === null || !hasVerifiedEmail(erasure)) return { account: uid, actor: uid };
  return { account: uid, actor: uid, email, 'guest-key': guestKey(email), address: mailCountId(email) };
}

const queryOf = (firestore: Firestore, { collection, field }: PersonalData, value: string) =>
  firestore.collection(collection).where(field, field === 'authorUids' ? 'array-contains' : '==', value);

const asStored = readConverter<DocumentData, { document: DocumentReference; fields: DocumentData }>(
  (fields, { ref }) => ({ document: ref, fields }),
);

/** Removes the owner from a payment of the ledger. */
export async function erasePayment(work: UnitOfWork, id: string): Promise<void> {
  const payment = await work.get(work.firestore.collection('payments').doc(id).withConverter(asStored));
  if (payment === null) return;
  const { document, fields } = payment;
  work.write(document, { ...erasedOwner, ...withoutUnlisted({ ...fields, ...erasedOwner }, 'payments') });
}

/** Erases the person from each document that `query` finds, and returns the number of documents. */
async function erase(
  work: UnitOfWork,
  { collection, by, query, erasure: how }: PersonalData & { readonly query: Query },
  erasure: Erasure,
): Promise<number> {
  const found = await work.find(query.withConverter(asStored));
  for (const { document, fields } of found)
    if (how === 'delete') work.delete(document);
    else if (how !== 'keep') {
      const erased = replaced(fields, how, erasure);
      const unlisted = by === 'actor' ? {} : withoutUnlisted({ ...fields, ...erased }, collection);
      work.write(document, { ...erased, ...unlisted });
    }
  return found.length;
}

async function storedAt(
  { firestore }: UnitOfWork,
  { path }: DocumentReference<unknown>,
): Promise<DocumentData> {
  return (await firestore.doc(path).get()).data() ?? {};
}

/** Returns the updates that remove every field that the shop does not list, at any depth. */
function withoutUnlisted(document: DocumentData, collection: PersonalData['collection']): DocumentData {
  const listed: StoredFields = storedFields[collection];
  const kept = onlyListed(document, listed) as DocumentData;
  const updates = Object.keys(document).flatMap((name) => {
    if (!Object.hasOwn(kept, name)) return [[name, FieldValue.delete()] as const];
    return isDeepStrictEqual(kept[name], document[name]) ? [] : [[name, kept[name] as unknown] as const];
  });
  return Object.fromEntries(updates);
}
