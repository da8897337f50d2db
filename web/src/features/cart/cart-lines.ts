import { maxOrderLines, numberKinds } from '@pedalworks/contract/numbers';

export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
  /** Unit price at that quantity when the line was last changed. */
  readonly priceSeenCents: number;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** The lines in a stored text; none of what is no line, as a text may be of another version or edited by hand. */
export function linesIn(text: string | null): readonly CartLine[] {
  return merged(arrayIn(text).filter(isLine));
}

function arrayIn(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, quantity, priceSeenCents, addedAt } = value as Partial<Record<keyof CartLine, unknown>>;
  return (
    typeof productId === 'string' &&
    productId !== '' &&
    isWhole(quantity, numberKinds.count) &&
    isWhole(priceSeenCents, { min: 0, max: Number.MAX_SAFE_INTEGER }) &&
    typeof addedAt === 'string'
  );
}

function isWhole(value: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** Puts a line where the cart has that part already, or at its end. */
export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const isThere = lines.some(({ productId }) => productId === line.productId);
  if (!isThere) return [...lines, line];
  return lines.map((other) => (other.productId === line.productId ? line : other));
}

export function withoutLine(lines: readonly CartLine[], productId: string): readonly CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/** Merges carts. Of a part that several contain, the larger quantity wins, so that merging is idempotent. */
export function merged(...carts: readonly (readonly CartLine[])[]): readonly CartLine[] {
  const lines = carts.flat().reduce<readonly CartLine[]>((all, line) => {
    const other = all.find(({ productId }) => productId === line.productId);
    return other !== undefined && other.quantity >= line.quantity ? all : withLine(all, line);
  }, []);
  return lines.slice(0, maxOrderLines);
}

/** Item count, and subtotal at the stored prices. */
export function totalsOf(lines: readonly CartLine[]) {
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: lines.reduce((sum, { quantity, priceSeenCents }) => sum + quantity * priceSeenCents, 0),
  };
}
