import { randomInt } from 'node:crypto';

/** Digits and letters except 0, 1, I, L and O, which look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const randomPlace = () => randomInt(alphabet.length);

/** Returns one of 890 million order numbers at random. The caller checks that it is unused. */
export const drawOrderNumber = (): string => orderNumber(randomPlace);

/** Returns one of 890 million return numbers at random. The caller checks that it is unused. */
export const drawReturnNumber = (): string => returnNumber(randomPlace);

export const orderNumber = (pick: (place: number) => number): string => numberOf('PW', pick);

export const returnNumber = (pick: (place: number) => number): string => numberOf('RT', pick);

function numberOf(prefix: string, pick: (place: number) => number): string {
  const letter = (place: number) => alphabet.charAt(pick(place) % alphabet.length);
  return `${prefix}-${Array.from({ length: 6 }, (_none, place) => letter(place)).join('')}`;
}
