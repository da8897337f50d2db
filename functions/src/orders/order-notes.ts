import { ApiError, type orderEndpoints, type OrderNote } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import type { NoteEntry } from '../model/orders.ts';
import { auditedOrder } from './audited-order.ts';

type NoteEndpoints = Pick<typeof orderEndpoints, 'listOrderNotes' | 'addOrderNote'>;

/** Handles internal notes. They have their own collection, because customers can read the order documents. */
export function orderNoteHandlers({
  orders,
  transact,
}: Pick<Ports, 'orders' | 'transact'>): Handlers<NoteEndpoints> {
  return {
    listOrderNotes: async ({ params: { id } }) => {
      const [order, notes] = await Promise.all([orders.find(id), orders.notes(id)]);
      if (order === null) throw new ApiError('orders/not-found');
      return notes.map(toNote);
    },
    addOrderNote: ({ params: { id: orderId }, body: { text }, caller, signal }) => {
      const note = { at: new Date(), by: caller.email, byUid: caller.uid, text };
      return transact({ subject: orderId, signal }, async (transaction) => {
        const order = await transaction.order(orderId);
        if (order === null) throw new ApiError('orders/not-found');
        const notes = await transaction.addNote(orderId, note);
        const event = { action: 'orders/note', before: null, after: null } as const;
        transaction.audit({ by: caller, ...auditedOrder(order), ...event });
        return notes.map(toNote);
      });
    },
  };
}

function toNote({ at, by, text }: NoteEntry): OrderNote {
  return { at: at.toISOString(), by, text };
}
