import type { Order, OrderReturn, Refund, ReturnTransition } from '@pedalworks/contract';
import { fromCents, toCents } from '@pedalworks/contract/money';
import { refundedUnits } from '@pedalworks/contract/refunded-units';
import { proposedOutcome } from '@pedalworks/contract/return-moves';
import { heldUnits } from '@pedalworks/contract/return-units';
import { unitsOfLine } from '@pedalworks/contract/units-to-send';
import { toTracking, type TrackingValues } from '../../orders/public/returned-order.ts';
import { explainRefund, type ExplainedRefund, type Pieces } from './explained-refund.ts';

/** Pieces of one line with the same outcome and remedy, as typed. */
export interface PieceRow extends Omit<Pieces, 'quantity'> {
  readonly quantity: string;
}

export interface ReceiveValues extends TrackingValues {
  readonly rows: readonly PieceRow[];
  readonly deduction: string;
  readonly note: string;
}

/** Return with its order, as the form to receive it needs them. */
export interface ReceivedReturn {
  readonly found: OrderReturn;
  readonly order: Order;
  readonly refunds: readonly Refund[];
  /** All returns of the order. */
  readonly returns: readonly OrderReturn[];
}

/**
 * Returns the initial rows: the pieces stored when the parcel arrived, or else everything announced, with the proposed
 * outcome. Pieces that are refunded already are not refunded again.
 */
export function initialRows({ found, order, refunds }: ReceivedReturn): readonly PieceRow[] {
  if (found.pieces.length > 0) return found.pieces.map(toRow);
  const taken = new Map<number, number>();
  return found.lines.flatMap(({ line, quantity, reason }) => {
    const { outcome, remedy } = proposedOutcome({ kind: found.kind, reason });
    if (remedy !== 'refund') return quantity === 0 ? [] : [toRow({ line, quantity, outcome, remedy })];
    const before = taken.get(line) ?? 0;
    const refunded = Math.min(quantity, Math.max(0, unrefundedUnits(order, refunds, line) - before));
    taken.set(line, before + refunded);
    return [
      { line, outcome, quantity: refunded, remedy },
      { line, outcome, quantity: quantity - refunded, remedy: 'none' as const },
    ]
      .filter((row) => row.quantity > 0)
      .map(toRow);
  });
}

const toRow = ({ line, outcome, remedy, quantity }: Pieces): PieceRow => ({
  ...{ line, outcome, remedy },
  quantity: String(quantity),
});

/** Counts the units of a line that no refund covers. */
export function unrefundedUnits({ lines }: Order, refunds: readonly Refund[], line: number): number {
  const { quantity = 0, productId = '' } = lines[line] ?? {};
  return Math.max(0, quantity - refundedUnits(refunds, productId));
}

/** Counts the units of a line that can be in the parcel: those sent that no other return has. */
export function receivableUnits({ found, order, returns }: ReceivedReturn, line: number): number {
  return heldUnits(
    order,
    returns.filter(({ _id }) => _id !== found._id),
    line,
  );
}

export function piecesOf(rows: readonly PieceRow[]): readonly Pieces[] {
  return rows
    .map(({ quantity, ...row }) => ({
      ...row,
      quantity: Number(quantity) || 0,
      remedy: row.outcome === 'send-back' ? ('none' as const) : row.remedy,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Moves one piece of a line to a row of its own, with another outcome, which is the reason to split. Pieces that are
 * split off one after another share the row until its choices change.
 */
export function splitLine(rows: readonly PieceRow[], line: number): readonly PieceRow[] {
  const from = rows.findIndex((row) => row.line === line && Number(row.quantity) > 1);
  const source = rows[from];
  if (source === undefined) return rows;
  const outcome = source.outcome === 'restock' ? 'scrap' : 'restock';
  const split: PieceRow = { ...source, outcome, quantity: '1' };
  const to = rows.findIndex((row, place) => place > from && hasSameFate(row, split));
  const rest = rows.map((row, place) =>
    place === from ? withUnits(row, -1) : place === to ? withUnits(row, 1) : row,
  );
  return to < 0 ? [...rest, split] : rest;
}

const hasSameFate = (row: PieceRow, other: PieceRow): boolean =>
  row.line === other.line && row.outcome === other.outcome && row.remedy === other.remedy;

const withUnits = (row: PieceRow, more: number): PieceRow => ({
  ...row,
  quantity: String(Number(row.quantity) + more),
});

export function explainedRefund({ rows, deduction }: ReceiveValues, about: ReceivedReturn): ExplainedRefund {
  return explainRefund(piecesOf(rows), { ...about, deductionCents: toCents(Number(deduction) || 0) });
}

interface ReceiveErrors {
  readonly rows?: string;
  readonly deduction?: string;
  readonly note?: string;
}

export function receiveErrors(values: ReceiveValues, about: ReceivedReturn): ReceiveErrors {
  const pieces = piecesOf(values.rows);
  if (pieces.length === 0) return { rows: 'Enter how many pieces came.' };
  const problems = about.order.lines.map((_, line) => lineProblem(pieces, about, line));
  const rows = problems.find((problem) => problem !== null);
  const refund = explainedRefund(values, about);
  if (refund.parts.length === 0) return rows === undefined ? {} : { rows };
  return { ...(rows !== undefined && { rows }), ...refundErrors(refund, values) };
}

function refundErrors({ paidCents, deductionCents, cents }: ExplainedRefund, { note }: ReceiveValues) {
  if (paidCents <= 0) return { rows: 'Nothing of this order is left to refund. Choose None.' };
  if (cents <= 0) return { deduction: 'Deduct less than the refund, or choose None for the pieces' };
  return deductionCents > 0 && note.trim() === ''
    ? { note: 'Tell the customer why the refund is lower' }
    : {};
}

function lineProblem(pieces: readonly Pieces[], about: ReceivedReturn, line: number): string | null {
  const { name = '' } = about.order.lines[line] ?? {};
  const receivable = receivableUnits(about, line);
  if (unitsOfLine(pieces, line) > receivable) return `${name}: at most ${String(receivable)} can come back.`;
  const refunding = pieces.filter(({ remedy }) => remedy === 'refund');
  const unrefunded = unrefundedUnits(about.order, about.refunds, line);
  return unitsOfLine(refunding, line) > unrefunded
    ? `${name}: only ${String(unrefunded)} can still be refunded. Choose None for the others.`
    : null;
}

export const isReplacing = (rows: readonly PieceRow[]): boolean =>
  piecesOf(rows).some(({ remedy }) => remedy === 'replace');

/** Returns the request that closes the return. It names the displayed amount, so that no other one is refunded. */
export function closingBody(values: ReceiveValues, about: ReceivedReturn): ReturnTransition {
  const { parts, cents } = explainedRefund(values, about);
  return {
    to: 'closed',
    lines: [...piecesOf(values.rows)],
    ...(parts.length > 0 && { refundAmount: fromCents(cents) }),
    ...(values.note.trim() !== '' && { note: values.note.trim() }),
    ...(isReplacing(values.rows) && toTracking(values)),
  };
}
