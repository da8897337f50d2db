import { isOpenReturn, type ReturnOutcome, type ReturnRemedy, type ReturnState } from './return-moves.ts';
import { replacedUnits, sentUnits, unitsOfLine } from './units-to-send.ts';

export interface ReturnedPieces {
  readonly line: number;
  readonly quantity: number;
  readonly outcome: ReturnOutcome;
  readonly remedy: ReturnRemedy;
}

export interface ReturnedLines {
  readonly state: ReturnState;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
  readonly pieces: readonly ReturnedPieces[];
}

type ShippedOrder = Parameters<typeof sentUnits>[0];

/** Counts the units of a line in returns that are not declined or cancelled. */
export function claimedUnits(returns: readonly ReturnedLines[], line: number): number {
  return returns.reduce((sum, each) => sum + unitsOfReturn(each, line), 0);
}

/** Counts the units of a line that were sent and came back neither undelivered nor by one of the returns. */
export function heldUnits(order: ShippedOrder, returns: readonly ReturnedLines[], line: number): number {
  return Math.max(0, sentUnits(order, line) + replacedUnits(order, line) - claimedUnits(returns, line));
}

/** Counts the units of a line that the customer can return: those held, without those refunded after they were sent. */
export function returnableUnits(
  order: ShippedOrder,
  returns: readonly ReturnedLines[],
  line: number,
): number {
  const { quantity = 0, refunded = 0 } = order.lines[line] ?? {};
  const refundedAfterwards = sentUnits(order, line) + refunded - quantity - refundedBefore(returns, line);
  return Math.max(0, heldUnits(order, returns, line) - Math.max(0, refundedAfterwards));
}

/** Counts the units of a line that came back without a remedy, because they had been refunded before. */
export function refundedBefore(returns: readonly ReturnedLines[], line: number): number {
  const kept = returns
    .filter(({ state }) => state === 'closed')
    .flatMap(({ pieces }) => pieces)
    .filter(({ outcome, remedy }) => outcome !== 'send-back' && remedy === 'none');
  return unitsOfLine(kept, line);
}

/** Counts the units of a line that a return keeps from further returns. A closed one has only what the shop kept. */
export function unitsOfReturn({ state, lines, pieces }: ReturnedLines, line: number): number {
  if (state === 'closed')
    return unitsOfLine(
      pieces.filter(({ outcome }) => outcome !== 'send-back'),
      line,
    );
  return isOpenReturn(state) ? Math.max(unitsOfLine(lines, line), unitsOfLine(pieces, line)) : 0;
}

/** Returns the units of each line with a remedy, in the order of the lines. */
export function unitsWithRemedy(
  pieces: readonly ReturnedPieces[],
  wanted: ReturnRemedy,
): readonly { readonly line: number; readonly quantity: number }[] {
  const chosen = pieces.filter(({ remedy }) => remedy === wanted);
  const lines = [...new Set(chosen.map(({ line }) => line))].toSorted((one, other) => one - other);
  return lines.map((line) => ({ line, quantity: unitsOfLine(chosen, line) }));
}
