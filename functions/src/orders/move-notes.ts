import { orderStatuses, type OrderStatus } from '@pedalworks/contract';
import type { NoteEntry } from '../model/orders.ts';

/** Note of a move by an admin. */
export function moveText(from: OrderStatus, to: OrderStatus): string {
  if (from === to) return 'Changed the tracking.';
  const isBack = orderStatuses.indexOf(to) < orderStatuses.indexOf(from);
  return isBack ? `Moved back from ${from} to ${to}.` : `Marked as ${to}.`;
}

/** Returns the note of the last move to a status; undefined if there is none. */
export function noteOfMove(notes: readonly NoteEntry[], to: OrderStatus): NoteEntry | undefined {
  return notes.findLast(({ text }) =>
    orderStatuses.some((from) => from !== to && text.startsWith(moveText(from, to))),
  );
}
