import { isDeepStrictEqual } from 'node:util';
import { newShopSettings } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { AuditEvent } from '../../model/audit.ts';
import type { NewMail } from '../../model/mails.ts';
import type { NoteEntry, OrderedProducts, OrderLine, OrderRecord } from '../../model/orders.ts';
import { readConverter } from './documents.ts';
import { asOrder, orderFields } from './order-documents.ts';
import { asProduct } from './product-documents.ts';
import { settingsDocument } from './settings-store.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A document holds at most 1 MiB, a note at most some 8 KB (Firestore docs, "Usage and limits"). */
const mostNotes = 100;

interface NotesDocument {
  /** What queries ask for. */
  readonly authorUids?: readonly string[];
  readonly entries: readonly (Omit<NoteEntry, 'at'> & { readonly at: Timestamp })[];
}

const asNotes = readConverter<NotesDocument, readonly NoteEntry[]>(({ entries }) =>
  entries.map(({ at, ...entry }) => ({ ...entry, at: at.toDate() })),
);

export const notesOf = (firestore: Firestore, orderId: string) =>
  firestore.collection('orderNotes').doc(orderId).withConverter(asNotes);

/** Reads and writes of orders, their notes and stock. */
export function orderChanges(work: UnitOfWork) {
  const { firestore } = work;
  const orders = firestore.collection('orders').withConverter(asOrder);
  return {
    ...stockChanges(work),
    order: (id: string) => work.get(orders.doc(id)),
    writeOrder: (order: OrderRecord) => {
      work.write(orders.doc(order.id), orderFields(order));
    },
    /** The same note is added once. @returns the notes as they are then; null where it has as many as it can hold */
    addNote: async (orderId: string, note: NoteEntry) => {
      const document = notesOf(firestore, orderId);
      const before = (await work.get(document)) ?? [];
      if (before.some((earlier) => isDeepStrictEqual(earlier, note))) return before;
      if (before.length >= mostNotes) return null;
      const notes = [...before, note];
      const entries = notes.map(({ at, ...entry }) => ({ ...entry, at: Timestamp.fromDate(at) }));
      const authorUids = [...new Set(notes.flatMap(({ byUid }) => byUid ?? []))];
      work.write(document, { entries, authorUids });
      return notes;
    },
    settings: async () => (await work.get(settingsDocument(firestore))) ?? newShopSettings,
    mail: (...mails: readonly (NewMail | null)[]) => work.mail(...mails),
    audit: (event: AuditEvent) => {
      work.audit(event);
    },
  };
}

/** The products of an order's lines, and their stock. */
function stockChanges(work: UnitOfWork) {
  const products = work.firestore.collection('products').withConverter(asProduct);
  return {
    /** Null for one that is gone or archived. */
    products: async (ids: readonly string[]): Promise<OrderedProducts> => {
      const found = await work.getAll(ids.map((id) => products.doc(id)));
      return new Map(
        ids.map((id, place) => {
          const product = found[place];
          return [id, product?.status === 'active' ? product : null];
        }),
      );
    },
    /** Ids of those of these lines that are no longer sold. */
    archived: async (lines: readonly OrderLine[]) => {
      const found = await work.getAll(lines.map(({ productId }) => products.doc(productId)));
      return found.flatMap((product) => (product?.status === 'archived' ? [product.id] : []));
    },
    /** @param stocked the products of these lines as they were read here */
    takeStock: (lines: readonly OrderLine[], stocked: OrderedProducts) => {
      for (const { productId, quantity } of lines) {
        const left = stocked.get(productId)?.quantity ?? 0;
        work.write(products.doc(productId), { quantity: left - quantity });
      }
    },
    /** Puts back what these lines took; an archived product gets it too. */
    returnStock: async (lines: readonly OrderLine[]) => {
      const documents = lines.map(({ productId }) => products.doc(productId));
      const found = await work.getAll(documents);
      for (const [place, document] of documents.entries()) {
        const product = found[place];
        const { quantity } = lines[place] ?? { quantity: 0 };
        if (product) work.write(document, { quantity: product.quantity + quantity });
      }
    },
  };
}
