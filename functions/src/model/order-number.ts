import { randomInt } from 'node:crypto';

/** Digits and letters except 0, 1, I, L and O, which look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns one of 890 million order numbers at random. The caller checks that it is unused. */
export const drawOrderNumber = (): string => orderNumber(() => randomInt(alphabet.length));

export function orderNumber(pick: (place: number) => number): string {
  const letter = (place: number) => alphabet.charAt(pick(place) % alphabet.length);
  return `PW-${Array.from({ length: 6 }, (_none, place) => letter(place)).join('')}`;
}
