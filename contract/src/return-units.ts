import { isOpenReturn, type ReturnOutcome, type ReturnRemedy, type ReturnState } from './return-moves.ts';
import { replacedUnits, sentUnits } from './units-to-send.ts';

interface ReturnedPieces {
  readonly line: number;
  readonly quantity: number;
  readonly outcome: ReturnOutcome;
  readonly remedy: ReturnRemedy;
}

interface ReturnedLines {
  readonly state: ReturnState;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
  readonly pieces: readonly ReturnedPieces[];
}

type ShippedOrder = Parameters<typeof sentUnits>[0];

/** Counts the units of a line that were sent and came back neither undelivered nor by one of the returns. */
export function heldUnits(order: ShippedOrder, returns: readonly ReturnedLines[], line: number): number {
  const back = returns.reduce((sum, each) => sum + unitsOfReturn(each, line), 0);
  return Math.max(0, sentUnits(order, line) + replacedUnits(order, line) - back);
}

/** Counts the units of a line that the customer can return: those held, without those refunded after they were sent. */
export function returnableUnits(
  order: ShippedOrder,
  returns: readonly ReturnedLines[],
  line: number,
): number {
  const { quantity = 0, refunded = 0 } = order.lines[line] ?? {};
  const refundedAfterwards = Math.max(0, sentUnits(order, line) + refunded - quantity);
  return Math.max(0, heldUnits(order, returns, line) - refundedAfterwards);
}

/** Counts the units of a line that a return keeps from further returns. A closed one has only what the shop kept. */
function unitsOfReturn({ state, lines, pieces }: ReturnedLines, line: number): number {
  if (state === 'closed')
    return unitsOfLine(
      pieces.filter(({ outcome }) => outcome !== 'send-back'),
      line,
    );
  return isOpenReturn(state) ? Math.max(unitsOfLine(lines, line), unitsOfLine(pieces, line)) : 0;
}

export function unitsOfLine(
  rows: readonly { readonly line: number; readonly quantity: number }[],
  line: number,
): number {
  return rows.reduce((sum, row) => (row.line === line ? sum + row.quantity : sum), 0);
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
