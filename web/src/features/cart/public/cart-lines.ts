import { maxOrderLines, numberKinds } from '@pedalworks/contract/numbers';
import { parseJson } from '../../../services/browser-storage.ts';
import { hasLineBike, lineBikeOf, type LineBike } from '../../bike/public/line-bike.ts';

export interface CartLine extends LineBike {
  readonly productId: string;
  readonly quantity: number;
  /** Unit price that the customer saw when last changing this cart line. */
  readonly priceSeenCents: number;
  readonly addedAt: string;
}

/** Parses a stored cart. Drops invalid lines, which older versions or manual edits may leave. */
export function parseLines(text: string | null, maxLines = maxOrderLines): readonly CartLine[] {
  const value = parseJson(text);
  return mergeCarts(
    Array.isArray(value) ? value.filter(isLine).map((line) => forBike(line, line)) : [],
  ).slice(0, maxLines);
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, quantity, priceSeenCents, addedAt } = value as Partial<Record<keyof CartLine, unknown>>;
  return (
    typeof productId === 'string' &&
    productId !== '' &&
    isIntegerIn(quantity, numberKinds.count) &&
    isIntegerIn(priceSeenCents, { min: 0, max: Number.MAX_SAFE_INTEGER }) &&
    typeof addedAt === 'string'
  );
}

function isIntegerIn(value: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
}

export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const isInCart = lines.some(({ productId }) => productId === line.productId);
  if (!isInCart) return [...lines, line];
  return lines.map((other) => (other.productId === line.productId ? line : other));
}

export function withoutLine(lines: readonly CartLine[], productId: string): readonly CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/** Returns a line with another choice of its bike. */
export function forBike(line: CartLine, choice: LineBike): CartLine {
  const { bikeId: _id, notForMyBike: _not, ...rest } = line;
  return { ...rest, ...lineBikeOf(choice) };
}

/** Begins the id of a guest's bike in a line, which may also be that of another bike in the account. */
export const guestMark = 'guest ';

export const ofGuest = (line: CartLine): CartLine =>
  line.bikeId === undefined ? line : { ...line, bikeId: guestMark + line.bikeId };

/**
 * Merges carts. If several contain a part, the largest quantity wins, so that merging again changes nothing. Its line
 * takes over the choice of a bike if it has none.
 */
export function mergeCarts(...carts: readonly (readonly CartLine[])[]): readonly CartLine[] {
  return carts.flat().reduce<readonly CartLine[]>((all, line) => {
    const other = all.find(({ productId }) => productId === line.productId);
    if (other === undefined) return [...all, line];
    const [kept, dropped] = other.quantity >= line.quantity ? [other, line] : [line, other];
    return withLine(all, hasLineBike(kept) ? kept : forBike(kept, dropped));
  }, []);
}

export function totalsOf(lines: readonly CartLine[]) {
  return {
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: lines.reduce((sum, { quantity, priceSeenCents }) => sum + quantity * priceSeenCents, 0),
  };
}
