import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import type { Erasure } from '../../model/person.ts';
import { readConverter } from './documents.ts';
import { asStored, erasedAudit, erasedMail } from './erased-order.ts';
import { withoutWords } from '../../model/erased-text.ts';
import { documentsOf } from './personal-data.ts';
import { asProduct } from './product-documents.ts';
import { searchedFields } from './review-documents.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

interface Written {
  readonly id: string;
  readonly customerUid: string | null;
  readonly productId: string | null;
  readonly comment: string;
  readonly createdAt: Date;
}

const asWritten = readConverter<Partial<Written>, Written>(
  ({ customerUid = null, productId = null, comment = '' }, { id, createdAt }) => ({
    id,
    customerUid,
    productId,
    comment,
    createdAt,
  }),
);

export async function eraseReviews(
  { firestore, inOneCommit }: Database,
  { erasure, signal }: { readonly erasure: Erasure; readonly signal: AbortSignal },
): Promise<void> {
  const reviews = firestore.collection('reviews').withConverter(asWritten);
  for await (const { id } of documentsOf(reviews, erasure))
    await inOneCommit({ subject: id, signal }, (work) => eraseReview(work, id, erasure));
}

async function eraseReview(work: UnitOfWork, id: string, { words }: Erasure): Promise<void> {
  const { firestore } = work;
  const document = firestore.collection('reviews').doc(id).withConverter(asWritten);
  const review = await work.get(document);
  if (review === null) return;
  const products = firestore.collection('products').withConverter(asProduct);
  const product = review.productId === null ? null : await work.get(products.doc(review.productId));
  const fields = { customerEmail: '', customerName: '', comment: withoutWords(review.comment, words) };
  const searched = searchedFields({ ...fields, id }, product?.name ?? '');
  work.write(document, { ...fields, ...searched, customerPhoto: null, customerUid: null });
  const audits = firestore.collection('audit').where('target', '==', id).withConverter(asStored);
  for (const audit of await work.find(audits)) work.write(audit.document, erasedAudit(audit.fields, words));
}

/** Returns queries for the documents that name the person, each with the fields that replace their data. */
export function tracesOf(
  firestore: Firestore,
  { uid, email, pseudonym, words }: Erasure,
): readonly (readonly [Query, (fields: DocumentData) => DocumentData])[] {
  const audit = firestore.collection('audit');
  const aboutThem = (fields: DocumentData) => erasedAudit(fields, [...words, uid]);
  return [
    [firestore.collection('mail').where('uid', '==', uid), erasedMail],
    [audit.where('customerUid', '==', uid), aboutThem],
    [audit.where('by.uid', '==', uid), () => ({ by: { uid: pseudonym, email: pseudonym } })],
    ...(email === null
      ? []
      : [
          [
            audit.where('target', '==', email),
            (fields: DocumentData) => ({ ...aboutThem(fields), target: pseudonym }),
          ] as const,
        ]),
    [firestore.collection('refunds').where('byUid', '==', uid), () => ({ byUid: pseudonym })],
    [
      firestore.collection('orderNotes').where('authorUids', 'array-contains', uid),
      ({ entries, authorUids }) => ({
        entries: (entries as DocumentData[]).map((entry) =>
          entry['byUid'] === uid ? { ...entry, by: pseudonym, byUid: pseudonym } : entry,
        ),
        authorUids: (authorUids as string[]).filter((author) => author !== uid),
      }),
    ],
  ];
}
