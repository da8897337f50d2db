import type { Firestore, Query } from 'firebase-admin/firestore';
import { guestKey, hasVerifiedEmail, isOwnedBy, type Person } from '../../model/person.ts';
import type { LedgerEntry } from '../../model/payments.ts';
import { asAudit } from './audit-store.ts';
import { readDocuments } from './documents.ts';
import { fitReportsIn } from './fit-report-documents.ts';
import { chunksOf, streamOf } from './firestore-queries.ts';
import { invoicesOf } from './invoices-store.ts';
import { mailsOf } from './mail-document.ts';
import { ordersIn } from './order-documents.ts';
import { ledgerIn } from './payments-store.ts';
import { personalDataTable, type PersonalData } from './personal-data-table.ts';
import { refundsOf } from './refunds-store.ts';
import { returnsIn } from './return-documents.ts';
import { asReview } from './review-documents.ts';
import { withdrawalsIn } from './withdrawals-store.ts';

export function personalData(firestore: Firestore) {
  const all = (name: string) => firestore.collection(name);
  const ledger = ledgerIn(firestore);
  const audit = all('audit').withConverter(asAudit);
  return {
    orders: (person: Person) => ownedBy(person, 'orders', ordersIn(firestore)),
    reviews: (person: Person) => ownedBy(person, 'reviews', all('reviews').withConverter(asReview)),
    refunds: (order: readonly string[]) => exported('refunds', refundsOf(firestore), { order }),
    returns: (order: readonly string[]) => exported('returns', returnsIn(firestore), { order }),
    async *withdrawals(orderIds: readonly string[]) {
      for (const ids of chunksOf(orderIds))
        for (const found of await readDocuments(withdrawalsIn(firestore), ids))
          yield* (found?.declarations ?? []).map((each) => ({ ...each, orderId: found?.id ?? '' }));
    },
    mails: (order: readonly string[]) => exported('mail', mailsOf(firestore), { order }),
    async *invoices(orderIds: readonly string[]) {
      for (const ids of chunksOf(orderIds)) {
        const found = await readDocuments(invoicesOf(firestore), ids);
        yield* found.filter((invoice) => invoice !== null);
      }
    },
    async *payments(person: Person, order: readonly string[]) {
      yield* exported('payments', ledger, { order });
      yield* paymentsOf(person, ledger.where('orderId', '==', null));
    },
    fitReports: ({ uid, email, emailSince }: Person) =>
      exported('fitReports', fitReportsIn(firestore), {
        account: [uid],
        email: hasVerifiedEmail({ emailSince }) ? listed(email) : [],
      }),
    /** Returns audit entries about the person's data, and about the person's actions as an admin. */
    auditEntries: ({ uid, email, emailSince }: Person, order: readonly string[]) => {
      const guest = email !== null && hasVerifiedEmail({ emailSince }) ? [guestKey(email)] : [];
      return exported('audit', audit, { account: [uid], actor: [uid], 'guest-key': guest, order });
    },
  };
}

/** Yields payments from the person's account, and guest payments under the person's email. */
export async function* paymentsOf<T extends Pick<LedgerEntry, 'ownerUid'>>(
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  ledger: Query<T>,
): AsyncGenerator<T> {
  const payments = exported('payments', ledger, { owner: [uid], guest: listed(email) });
  for await (const payment of payments) if ((payment.ownerUid ?? uid) === uid) yield payment;
}

/** Yields orders or reviews that belong to the person, by account or, for guests, by email. */
export async function* ownedBy<T extends Parameters<typeof isOwnedBy>[1]>(
  person: Person,
  collection: 'orders' | 'reviews',
  query: Query<T>,
): AsyncGenerator<T> {
  const documents = exported(collection, query, { owner: [person.uid], guest: listed(person.email) });
  for await (const document of documents) if (isOwnedBy(person, document)) yield document;
}

const listed = (email: string | null) => (email === null ? [] : [email]);

/** Yields each document that {@link personalDataTable} finds by one of `values`, without duplicates. */
async function* exported<T>(
  collection: string,
  query: Query<T>,
  values: Partial<Record<PersonalData['by'], readonly string[]>>,
): AsyncGenerator<T> {
  const seen = new Set<string>();
  for (const row of personalDataTable) {
    if (row.collection !== collection || !row.isExported) continue;
    for (const some of chunksOf(values[row.by] ?? []))
      for await (const document of streamOf(query.where(row.field, 'in', some))) {
        if (seen.has(document.id)) continue;
        seen.add(document.id);
        yield document.data();
      }
  }
}
