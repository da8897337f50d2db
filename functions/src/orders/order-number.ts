import { createHash, randomInt } from 'node:crypto';

/** Digits and letters that nobody takes for another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new order's number; one of some 890 million, so whoever stores it makes sure that it is new. */
export function drawOrderNumber(): string {
  return numberOf(() => randomInt(alphabet.length));
}

/** The number of an order of before there were numbers, always the same. */
export function orderNumberOf(id: string): string {
  const bytes = createHash('sha256').update(id).digest();
  return numberOf((place) => (bytes[place] ?? 0) % alphabet.length);
}

function numberOf(pick: (place: number) => number): string {
  return `PW-${Array.from({ length: 6 }, (_none, place) => alphabet[pick(place)]).join('')}`;
}
