import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { AuditEvent } from '../../model/audit.ts';
import type { NoteEntry, OrderedProducts, OrderLine, OrderRecord } from '../../model/orders.ts';
import { recordAudit } from './audit-store.ts';
import { readConverter } from './documents.ts';
import { mailChanges } from './mail-changes.ts';
import { ordersIn, orderFields } from './order-documents.ts';
import { productsIn } from './product-documents.ts';
import { readSettings } from './settings-store.ts';
import { stockChanges } from './stock-movements.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Notes after which admins can write no more. Those of moves and refunds are still added. */
const maxNotes = 100;
/** Keeps the document of an order's notes below 1 MiB (Firestore docs, "Usage and limits"). */
const maxNoteBytes = 900_000;

interface NotesDocument {
  readonly authorUids?: readonly string[];
  readonly entries: readonly (Omit<NoteEntry, 'at'> & { readonly at: Timestamp })[];
}

const asNotes = readConverter<NotesDocument, readonly NoteEntry[]>(({ entries }) =>
  entries.map(({ at, ...entry }) => ({ ...entry, at: at.toDate() })),
);

export const notesOf = (firestore: Firestore, orderId: string) =>
  firestore.collection('orderNotes').doc(orderId).withConverter(asNotes);

export function orderChanges(work: UnitOfWork) {
  const { firestore } = work;
  const orders = ordersIn(firestore);
  return {
    ...productChanges(work),
    ...stockChanges(work),
    ...mailChanges(work),
    ...noteChanges(work),
    order: (id: string) => work.get(orders.doc(id)),
    writeOrder: (order: OrderRecord) => {
      work.write(orders.doc(order.id), orderFields(order));
    },
    // Every order reads the settings, which rarely change: checking them would make all orders contend for them.
    settings: () => readSettings(work, { guard: false }),
    audit: (event: AuditEvent) => {
      recordAudit(work, event);
    },
  };
}

function noteChanges(work: UnitOfWork) {
  const add = async (orderId: string, note: NoteEntry, most: number): Promise<readonly NoteEntry[]> => {
    const document = notesOf(work.firestore, orderId);
    const before = (await work.get(document)) ?? [];
    if (before.some((earlier) => isDeepStrictEqual(earlier, note))) return before;
    const notes = [...before, note];
    if (notes.length > most || Buffer.byteLength(JSON.stringify(notes)) > maxNoteBytes)
      throw new ApiError('orders/too-many-notes');
    const entries = notes.map(({ at, ...entry }) => ({ ...entry, at: Timestamp.fromDate(at) }));
    const authorUids = [...new Set(notes.flatMap(({ byUid }) => byUid ?? []))];
    work.write(document, { entries, authorUids });
    return notes;
  };
  return {
    /**
     * Adds an admin's note unless the order already has it, and returns all notes.
     * @throws ApiError `orders/too-many-notes`
     */
    addNote: (orderId: string, note: NoteEntry) => add(orderId, note, maxNotes),
    /**
     * Adds the note of a move or refund.
     * @throws ApiError `orders/too-many-notes` if no more text can be stored
     */
    recordNote: (orderId: string, note: NoteEntry) => add(orderId, note, Infinity),
  };
}

function productChanges(work: UnitOfWork) {
  const products = productsIn(work.firestore);
  return {
    /**
     * Returns products by id; null for missing and archived ones. The commit checks only those whose stock it writes:
     * otherwise all orders of a popular part would contend for it.
     */
    products: async (ids: readonly string[]): Promise<OrderedProducts> => {
      const found = await work.getAll(
        ids.map((id) => products.doc(id)),
        { guard: false },
      );
      return new Map(
        ids.map((id, place) => {
          const product = found[place];
          return [id, product?.status === 'active' ? product : null];
        }),
      );
    },
    archived: async (lines: readonly OrderLine[]) => {
      const documents = lines.map(({ productId }) => products.doc(productId));
      // A part archived at the same moment is like one archived just after.
      const found = await work.getAll(documents, { guard: false });
      return found.flatMap((product) => (product?.status === 'archived' ? [product.id] : []));
    },
    /** Records the day of the low-stock email about these products. */
    noteLowStock: (ids: readonly string[], lowStockMailedOn: string) => {
      for (const id of ids) work.write(products.doc(id), { lowStockMailedOn });
    },
  };
}
