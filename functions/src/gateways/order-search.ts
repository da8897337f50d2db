import { foldText } from '@pedalworks/contract';
import type { OrderRecord } from '../orders/orders-port.ts';

type Searched = Pick<OrderRecord, 'number' | 'lines' | 'customerName' | 'customerEmail'>;

/** The longest beginning that is stored; of a longer word the rest is compared where it is read. */
const longestBeginning = 12;

/** Words as they are searched: without case, accents and punctuation. */
function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordsOfOrder({ number, lines, customerName, customerEmail }: Searched): readonly string[] {
  const partNumbers = lines.map(({ partNumber }) => partNumber);
  return wordsOf([number, ...partNumbers, customerName, customerEmail].join(' '));
}

/** Every beginning of every word that an order is found by, as one query can ask for. */
export function searchBeginnings(order: Searched): readonly string[] {
  const beginnings = wordsOfOrder(order).flatMap((word) => {
    const characters = Array.from(word).slice(0, longestBeginning);
    return characters.map((_last, place) => characters.slice(0, place + 1).join(''));
  });
  return [...new Set(beginnings)];
}

/**
 * The beginning of a search's longest word, which leaves the fewest orders to read; null for a blank search. One of symbols alone
 * has no word: its beginning is empty, as none that is stored.
 */
export function bestBeginning(search: string): string | null {
  if (search.trim() === '') return null;
  const [longest = ''] = wordsOf(search).toSorted((one, other) => other.length - one.length);
  return Array.from(longest).slice(0, longestBeginning).join('');
}

/** Whether each word of a search begins a word of the order. */
export function isFound(order: Searched, search: string): boolean {
  const words = wordsOfOrder(order);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
