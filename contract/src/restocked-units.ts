import { refundedBefore, unitsWithRemedy, type ReturnedLines, type ReturnedPieces } from './return-units.ts';
import type { ShipmentKind, ShippedLine } from './shipments.ts';
import { sentUnits, unitsOfLine } from './units-to-send.ts';

interface StockedOrder {
  readonly lines: readonly {
    readonly quantity: number;
    readonly stockTaken?: boolean | undefined;
    readonly refunded?: number | undefined;
    readonly restocked?: number | undefined;
    readonly refundRestocked?: number | undefined;
  }[];
  readonly shipments: readonly {
    readonly kind: ShipmentKind;
    readonly lines: readonly ShippedLine[];
    readonly stockTaken?: boolean | undefined;
    readonly returnedAt: unknown;
  }[];
}

/**
 * Counts the units of a line that can still be put back to stock: those that the order and its replacements took, without
 * those that returns and refunds put back. All restocks share this limit.
 */
export function restockableUnits({ lines, shipments }: StockedOrder, line: number): number {
  const { quantity = 0, stockTaken, restocked = 0, refundRestocked = 0 } = lines[line] ?? {};
  // `stockTaken` is cleared once refunds have restocked all units.
  const isTaken = stockTaken === true || refundRestocked > 0;
  const replacements = shipments.filter(
    (parcel) => parcel.kind === 'replacement' && parcel.stockTaken === true && parcel.returnedAt === null,
  );
  const replaced = unitsOfLine(
    replacements.flatMap((parcel) => parcel.lines),
    line,
  );
  return Math.max(0, (isTaken ? quantity : 0) + replaced - restocked - refundRestocked);
}

interface ClosedReturn {
  readonly pieces: readonly ReturnedPieces[];
  /** Other returns of the order. */
  readonly others: readonly ReturnedLines[];
  /** True if the replacements of this return take their units from stock. */
  readonly takesStock: boolean;
}

/**
 * Counts the pieces of a line that a return puts back to stock when it closes. Pieces without a remedy may be those of an
 * earlier refund, which are not restocked again.
 */
export function piecesToRestock(
  order: StockedOrder,
  { pieces, others, takesStock }: ClosedReturn,
  line: number,
): number {
  const back = pieces.filter(({ outcome }) => outcome === 'restock');
  const came = unitsOfLine(back, line);
  const unpaid = unitsOfLine(
    back.filter(({ remedy }) => remedy === 'none'),
    line,
  );
  const replaced = takesStock ? unitsOfLine(unitsWithRemedy(pieces, 'replace'), line) : 0;
  const again = Math.min(unpaid, awaitedUnits(order, others, line));
  return Math.min(came - again, restockableUnits(order, line) + replaced);
}

/** Counts the units of a line that a refund restocked after they were sent, and that did not come back with a return. */
function awaitedUnits(order: StockedOrder, others: readonly ReturnedLines[], line: number): number {
  const { quantity = 0, refunded = 0, refundRestocked = 0 } = order.lines[line] ?? {};
  const refundedAfterwards = Math.max(0, sentUnits(order, line) + refunded - quantity);
  return Math.max(0, Math.min(refundRestocked, refundedAfterwards) - refundedBefore(others, line));
}
