import type { Firestore, Query } from 'firebase-admin/firestore';
import { isOwnedBy, type Person } from '../../model/person.ts';
import type { LedgerEntry } from '../../model/payments.ts';
import { asAudit } from './audit-store.ts';
import { streamOf } from './firestore-queries.ts';
import { asInvoice } from './invoices-store.ts';
import { mailsOf } from './mail-document.ts';
import { asOrder } from './order-documents.ts';
import { asEntry } from './payments-store.ts';
import { refundsOf } from './refunds-store.ts';
import { asReview } from './review-documents.ts';

export function personalData(firestore: Firestore) {
  const all = (name: string) => firestore.collection(name);
  const invoices = all('invoices').withConverter(asInvoice);
  return {
    orders: (person: Person) => documentsOf(all('orders').withConverter(asOrder), person),
    reviews: (person: Person) => documentsOf(all('reviews').withConverter(asReview), person),
    refunds: (orderIds: readonly string[]) => each(ofOrders(refundsOf(firestore), orderIds)),
    mails: (orderIds: readonly string[]) => each(ofOrders(mailsOf(firestore), orderIds)),
    async *invoices(orderIds: readonly string[]) {
      for (const ids of chunks(orderIds)) {
        const found = await firestore.getAll(...ids.map((id) => invoices.doc(id)));
        yield* found.flatMap((invoice) => invoice.data() ?? []);
      }
    },
    async *payments(person: Person, orderIds: readonly string[]) {
      const ledger = all('payments').withConverter(asEntry);
      yield* each(ofOrders(ledger, orderIds));
      yield* paymentsOf(ledger.where('orderId', '==', null), person);
    },
    /** Returns audit entries about the person's data, and about the person's own actions as an admin. */
    auditEntries: ({ uid }: Person, orderIds: readonly string[]) => {
      const audit = all('audit').withConverter(asAudit);
      const named = [audit.where('by.uid', '==', uid), audit.where('customerUid', '==', uid)];
      return each([...named, ...ofOrders(audit, orderIds, 'target')]);
    },
  };
}

/** Yields payments from the person's account, and guest payments under the person's email. */
export async function* paymentsOf<T extends Pick<LedgerEntry, 'ownerUid'>>(
  ledger: Query<T>,
  { uid, email }: Pick<Person, 'uid' | 'email'>,
): AsyncGenerator<T> {
  const queries = [
    ledger.where('ownerUid', '==', uid),
    ...(email === null ? [] : [ledger.where('owner', '==', email)]),
  ];
  for await (const payment of each(queries)) if ((payment.ownerUid ?? uid) === uid) yield payment;
}

/** Yields documents that belong to the person, by `customerUid` or, for guests, by `customerEmail`. */
export async function* documentsOf<T extends Parameters<typeof isOwnedBy>[1]>(
  collection: Query<T>,
  person: Person,
): AsyncGenerator<T> {
  const { uid, email } = person;
  const queries = [
    collection.where('customerUid', '==', uid),
    ...(email === null ? [] : [collection.where('customerEmail', '==', email)]),
  ];
  for await (const written of each(queries)) if (isOwnedBy(person, written)) yield written;
}

const maxCompared = 30;

function chunks(ids: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(ids.length / maxCompared);
  return Array.from({ length: count }, (_, nth) => ids.slice(nth * maxCompared, (nth + 1) * maxCompared));
}

const ofOrders = <T>(query: Query<T>, orderIds: readonly string[], field = 'orderId') =>
  chunks(orderIds).map((ids) => query.where(field, 'in', ids));

async function* each<T>(queries: readonly Query<T>[]): AsyncGenerator<T> {
  const seen = new Set<string>();
  for (const query of queries) {
    for await (const document of streamOf(query)) {
      if (seen.has(document.id)) continue;
      seen.add(document.id);
      yield document.data();
    }
  }
}
