import { ApiError } from '@pedalworks/contract/errors';
import { formatCents } from '../../ui/money.ts';
import type { PricedLine } from '../cart/public/priced-lines.ts';

export function hasLineIssues(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path.startsWith('lines'));
}

/** Maps product ids to the server's error messages, for lines that are still in the cart. */
export function lineProblems(
  error: unknown,
  sent: readonly PricedLine[] = [],
  cartLines: readonly PricedLine[] = [],
): ReadonlyMap<string, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return new Map(
    issues.flatMap(({ path, message }) => {
      const [, index, field] = /^lines\[(\d+)\]\.?(\w*)/u.exec(path) ?? [];
      const line = sent[Number(index)];
      const current = cartLines.find(({ part }) => part._id === line?.part._id);
      if (line === undefined || current === undefined) return [];
      const priceText = field === 'price' ? priceChange(line, current) : null;
      return [[line.part._id, priceText ?? message] as const];
    }),
  );
}

function priceChange(sent: PricedLine, current: PricedLine): string | null {
  const [before, after] = [sent.quote.unitPriceCents, current.quote.unitPriceCents];
  return before === after ? null : `Now ${formatCents(after)} each. It was ${formatCents(before)}.`;
}
