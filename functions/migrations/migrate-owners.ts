import type { DocumentData, Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Firebase } from '../src/gateways/firebase.ts';
import { firebaseAccounts } from '../src/gateways/auth/identity.ts';
import { reviewIdOf } from '../src/gateways/firestore/reviews-store.ts';
import { unitsOfWork } from '../src/gateways/firestore/unit-of-work.ts';
import { asUser } from '../src/gateways/firestore/user-documents.ts';
import type { UserRecord } from '../src/model/users.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migrate-products.ts';

/** @returns the fields a document lacks; null where it lacks none, or nothing tells what belongs there */
type Lacking = (id: string, stored: DocumentData) => Promise<DocumentData | null>;
type Services = Pick<Firebase, 'firestore' | 'auth'>;

/**
 * Writes whose they are into notes, reviews, payments and audit entries of before they carried uids, where that can be told: the
 * export and the erasure of an account find them by it (docs/security.md, Erasure). May run again, and while the shop is open.
 *
 * @returns paths in place of ids
 */
export async function migrateOwners(services: Services): Promise<Migration> {
  // Audit entries last: they learn from the reviews.
  const collections: Readonly<Record<string, Lacking>> = {
    orderNotes: authorsOfNotes(services),
    reviews: authorOfReview(services),
    payments: ownerOfPayment(services),
    audit: customerOfEntry(services),
  };
  const { firestore } = services;
  const migrated: string[] = [];
  let looked = 0;
  for (const [name, lacking] of Object.entries(collections))
    for await (const document of eachDocument(firestore.collection(name))) {
      looked += 1;
      if (await fill(firestore, document, lacking)) migrated.push(document.ref.path);
    }
  return { looked, migrated };
}

/** @returns whether anything could be filled in */
async function fill(
  firestore: Firestore,
  document: QueryDocumentSnapshot,
  lacking: Lacking,
): Promise<boolean> {
  const { ref, id } = document;
  if ((await lacking(id, document.data())) === null) return false;
  return unitsOfWork(firestore)({ subject: id }, async (work) => {
    const stored = await work.get(ref);
    const fields = stored === null ? null : await lacking(id, stored);
    if (fields === null) return false;
    work.write(ref, fields);
    return true;
  });
}

interface Note {
  readonly at: Timestamp;
  readonly by: string;
  readonly byUid?: string;
}

/** By the author's e-mail, where one person who was known by then has it. */
function authorsOfNotes({ firestore }: Services): Lacking {
  return async (_id, stored) => {
    const notes = stored['entries'] as readonly Note[];
    const emails = new Set(notes.flatMap(({ by, byUid }) => (byUid === undefined ? by : [])));
    const authors = await Promise.all(
      [...emails].map(async (email) => [email, await usersWhere(firestore, 'email', email)] as const),
    );
    const users = new Map(authors);
    const entries = notes.map((note) => {
      const [author, ...others] = note.byUid === undefined ? (users.get(note.by) ?? []) : [];
      const isTheirs = author !== undefined && others.length === 0 && author.createdAt <= note.at.toDate();
      return isTheirs ? { ...note, byUid: author.uid } : note;
    });
    if (entries.every((note, place) => note === notes[place])) return null;
    return { entries, authorUids: [...new Set(entries.flatMap(({ byUid }) => byUid ?? []))] };
  };
}

/** By the id it has where an account wrote it of a product, or by a verified e-mail. */
function authorOfReview({ firestore, auth }: Services): Lacking {
  const accounts = firebaseAccounts(auth);
  return async (id, { customerUid, customerEmail, productId }) => {
    if (customerUid !== undefined || typeof customerEmail !== 'string' || customerEmail === '') return null;
    const users = await usersWhere(firestore, 'email', customerEmail);
    const author = users.find(({ uid }) => isReviewOf(uid, { id, productId: productId as unknown }));
    if (author !== undefined) return { customerUid: author.uid };
    const account = await accounts.findByEmail(customerEmail);
    return account?.emailVerified === true ? { customerUid: account.uid } : null;
  };
}

const isReviewOf = (uid: string, { id, productId }: { readonly id: string; readonly productId: unknown }) =>
  typeof productId === 'string' && reviewIdOf(uid, productId) === id;

/** By the order it is for. */
function ownerOfPayment({ firestore }: Services): Lacking {
  return async (_id, { ownerUid, orderId }) => {
    if (ownerUid !== undefined || typeof orderId !== 'string') return null;
    const uid = await uidIn(firestore, `orders/${orderId}`);
    return uid === null ? null : { ownerUid: uid };
  };
}

/** By the order, review, mail or account it is about; of a review that is gone, by the name that was under it and its id. */
function customerOfEntry({ firestore }: Services): Lacking {
  const customerOf = async ({ action, target, before, after }: DocumentData): Promise<unknown> => {
    const [kind] = String(action).split('/');
    if (kind === 'users') return (after as DocumentData | null)?.['uid'];
    if (kind === 'orders') return uidIn(firestore, `orders/${String(target)}`);
    if (kind === 'mails') return uidIn(firestore, `mail/${String(target)}`, 'uid');
    if (kind !== 'reviews') return null;
    const { customerName, productId } = (before ?? {}) as DocumentData;
    if (typeof customerName !== 'string') return uidIn(firestore, `reviews/${String(target)}`);
    const users = await usersWhere(firestore, 'name', customerName);
    const review = { id: String(target), productId: productId as unknown };
    return users.find(({ uid }) => isReviewOf(uid, review))?.uid;
  };
  return async (_id, entry) => {
    if (entry['customerUid'] !== undefined) return null;
    const customerUid = await customerOf(entry);
    return typeof customerUid === 'string' ? { customerUid } : null;
  };
}

async function uidIn(firestore: Firestore, path: string, field = 'customerUid'): Promise<string | null> {
  const uid: unknown = (await firestore.doc(path).get()).get(field);
  return typeof uid === 'string' ? uid : null;
}

/** More people than this share no name that tells anything. */
const mostUsers = 100;

async function usersWhere(
  firestore: Firestore,
  field: 'email' | 'name',
  value: string,
): Promise<readonly UserRecord[]> {
  const users = firestore.collection('users').withConverter(asUser);
  const { docs } = await users.where(field, '==', value).limit(mostUsers).get();
  return docs.map((user) => user.data());
}
