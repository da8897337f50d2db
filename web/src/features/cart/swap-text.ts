import { formatCents } from '../../ui/money.ts';

/** Returns the name without the words with which both names begin: `11–34` for `Meridian Cassette 11–34`. */
export function shortName(name: string, other: string): string {
  const words = name.split(' ');
  const otherWords = other.split(' ');
  const common = words.findIndex((word, index) => word !== otherWords[index]);
  return common <= 0 ? name : words.slice(common).join(' ');
}

/** Describes the change of a unit price: `−$110.00 each`. */
export function priceChangeText(cents: number): string {
  if (cents === 0) return 'same price';
  return `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))} each`;
}
