import { piecesToRestock } from '@pedalworks/contract/restocked-units';
import { counted, listed } from '@pedalworks/contract/words';
import type { Pieces } from './explained-refund.ts';
import type { ReceivedReturn } from './receive-values.ts';

interface ClosingContext extends Pick<ReceivedReturn, 'found' | 'order' | 'returns'> {
  /** True if replacements take their units from stock. */
  readonly takesStock: boolean;
}

/** Says what closing the return does besides its refund, such as `Restocks 2 pieces, scraps 1 piece and emails …`. */
export function closingText(pieces: readonly Pieces[], context: ClosingContext): string {
  const unitsWith = (key: 'outcome' | 'remedy', value: string) =>
    pieces.reduce((sum, piece) => (piece[key] === value ? sum + piece.quantity : sum), 0);
  const restocked = restockedUnits(pieces, context);
  const acts = [
    ['ships a replacement of', unitsWith('remedy', 'replace')],
    ['restocks', restocked],
    ['scraps', unitsWith('outcome', 'scrap')],
    ['sends back', unitsWith('outcome', 'send-back')],
  ] as const;
  const said = acts.flatMap(([act, units]) => (units === 0 ? [] : `${act} ${counted(units, 'piece')}`));
  const mail = context.found.customerEmail === '' ? [] : ['emails the customer'];
  const text = listed([...said, ...mail]);
  const sentence = text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return [sentence, keptText(unitsWith('outcome', 'restock') - restocked, context)].filter(Boolean).join(' ');
}

/** Counts the pieces that go to stock, as the server does. */
function restockedUnits(
  pieces: readonly Pieces[],
  { found, order, returns, takesStock }: ClosingContext,
): number {
  const others = returns.filter(({ _id }) => _id !== found._id);
  const closing = { pieces, others, takesStock };
  return order.lines.reduce((sum, _, line) => sum + piecesToRestock(order, closing, line), 0);
}

/** Says why pieces with the outcome `restock` do not change the stock. */
function keptText(units: number, { order }: ClosingContext): string {
  if (units === 0) return '';
  const pieces = `${counted(units, 'piece')} ${units === 1 ? 'was' : 'were'}`;
  return order.lines.some(({ refundRestocked = 0 }) => refundRestocked > 0)
    ? `${pieces} put back to stock with a refund already.`
    : `${pieces} not taken from stock for this order, so the stock stays the same.`;
}
