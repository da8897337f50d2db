import { createHash } from 'node:crypto';

/** Draws the letters of a number that is the same in every export, such as an order number. */
export function seededPlaces(text: string): (place: number) => number {
  const bytes = createHash('sha256').update(text).digest();
  return (place) => bytes[place] ?? 0;
}
