import {
  lastReturnDay,
  returnableUnits,
  unitsOfReturn,
  unitsToSend,
  type Order,
  type OrderReturn,
} from '@pedalworks/contract';
import { formatNumber } from '@pedalworks/contract/words';

export interface ReturnableLine {
  readonly line: number;
  readonly part: Order['lines'][number];
  /** Units that can be returned now. */
  readonly available: number;
  /** Reasons why other units cannot be returned, such as `1 refunded, 1 not sent yet`; empty if there are none. */
  readonly note: string;
  /** Last day to return the line without a fault; null while the days have not begun. */
  readonly lastDay: string | null;
  /** True if only parts with a fault can still be sent in. */
  readonly isLate: boolean;
}

interface ReturnTerms {
  readonly returnDays: number;
  readonly timeZone: string;
  /** Current day in the shop's time zone, YYYY-MM-DD. */
  readonly today: string;
}

/** Returns the lines of an order that were sent at least in part, with what can be returned of each. */
export function returnableLines(
  order: Order,
  returns: readonly OrderReturn[],
  { today, ...rules }: ReturnTerms,
): readonly ReturnableLine[] {
  const all = order.lines.map((part, line) => {
    const lastDay = lastReturnDay(order, line, rules);
    return {
      ...{ line, part, lastDay },
      available: returnableUnits(order, returns, line),
      note: noteOf(order, returns, line),
      isLate: lastDay !== null && today > lastDay,
    };
  });
  return all.filter(({ line, available }) => available > 0 || isShipped(order, line));
}

const isShipped = ({ shipments }: Order, line: number) =>
  shipments.some(({ lines }) => lines.some((sent) => sent.line === line));

function noteOf(order: Order, returns: readonly OrderReturn[], line: number): string {
  const counts = [
    ...returns.map((each) => [unitsOfReturn(each, line), `in return ${each.number}`] as const),
    [order.lines[line]?.refunded ?? 0, 'refunded'] as const,
    [unitsToSend(order, line), 'not sent yet'] as const,
  ];
  return counts
    .filter(([units]) => units > 0)
    .map(([units, reason]) => `${formatNumber(units)} ${reason}`)
    .join(', ');
}
