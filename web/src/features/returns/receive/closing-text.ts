import { counted, listed } from '@pedalworks/contract/words';
import type { Pieces } from './explained-refund.ts';
import type { ReceivedReturn } from './receive-values.ts';

/** Says what closing the return does besides its refund, such as `Restocks 2 pieces, scraps 1 piece and emails …`. */
export function closingText(pieces: readonly Pieces[], { found }: Pick<ReceivedReturn, 'found'>): string {
  const unitsWith = (key: 'outcome' | 'remedy', value: string) =>
    pieces.reduce((sum, piece) => (piece[key] === value ? sum + piece.quantity : sum), 0);
  const acts = [
    ['ships a replacement of', unitsWith('remedy', 'replace')],
    ['restocks', unitsWith('outcome', 'restock')],
    ['scraps', unitsWith('outcome', 'scrap')],
    ['sends back', unitsWith('outcome', 'send-back')],
  ] as const;
  const said = acts.flatMap(([act, units]) => (units === 0 ? [] : `${act} ${counted(units, 'piece')}`));
  const mail = found.customerEmail === '' ? [] : ['emails the customer'];
  const text = listed([...said, ...mail]);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
