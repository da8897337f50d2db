import { orderStatuses, type OrderStatus } from '@pedalworks/contract';
import type { NoteEntry } from '../model/orders.ts';

export function moveText(from: OrderStatus, to: OrderStatus): string {
  if (from === to) return 'Changed the tracking.';
  const isBack = orderStatuses.indexOf(to) < orderStatuses.indexOf(from);
  return isBack ? `Moved back from ${from} to ${to}.` : `Marked as ${to}.`;
}

export function noteOfMove(notes: readonly NoteEntry[], to: OrderStatus): NoteEntry | undefined {
  return notes.findLast(({ text }) =>
    orderStatuses.some((from) => from !== to && text.startsWith(moveText(from, to))),
  );
}
