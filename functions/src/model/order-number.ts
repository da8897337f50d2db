import { randomInt } from 'node:crypto';

/** Digits and letters without those that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a random number out of 890 million. The caller ensures that it is unused. */
export const drawOrderNumber = (): string => orderNumber(() => randomInt(alphabet.length));

/** Formats six indexes into the alphabet as an order number. */
export function orderNumber(pick: (place: number) => number): string {
  const letter = (place: number) => alphabet.charAt(pick(place) % alphabet.length);
  return `PW-${Array.from({ length: 6 }, (_none, place) => letter(place)).join('')}`;
}
