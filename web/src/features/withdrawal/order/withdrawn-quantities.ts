import type { Order } from '@pedalworks/contract';

/** Pieces per line of the order, as typed. */
export interface WithdrawnQuantities {
  readonly quantities: readonly string[];
}

export function quantityProblems({ quantities }: WithdrawnQuantities, { lines }: Order) {
  const problems = lines.map(({ quantity }, line) =>
    isWholeUpTo(quantities[line], quantity) ? undefined : `Enter a number from 0 to ${String(quantity)}`,
  );
  if (problems.some((problem) => problem !== undefined)) return { quantities: problems };
  return quantities.some((typed) => Number(typed) > 0) ? {} : { quantities: ['Choose at least one piece'] };
}

function isWholeUpTo(typed = '', most: number): boolean {
  return /^\d{1,6}$/u.test(typed.trim()) && Number(typed) <= most;
}

/** Returns the chosen lines; undefined for the whole order. */
export function withdrawnLines({ quantities }: WithdrawnQuantities, { lines }: Order) {
  const chosen = quantities.map((typed, line) => ({ line, quantity: Number(typed) }));
  if (chosen.every(({ line, quantity }) => quantity === lines[line]?.quantity)) return undefined;
  return chosen.filter(({ quantity }) => quantity > 0);
}
