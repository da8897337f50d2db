import { ApiError } from '@pedalworks/contract/errors';
import { formatCents } from '../../ui/money.ts';
import type { PricedLine } from '../cart/priced-lines.ts';

export function isAboutLines(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path.startsWith('lines'));
}

/** Server errors by product id, for lines still in the cart. A rejected price is shown next to today's, once that is known. */
export function lineProblems(
  error: unknown,
  sent: readonly PricedLine[] = [],
  now: readonly PricedLine[] = [],
): ReadonlyMap<string, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return new Map(
    issues.flatMap(({ path, message }) => {
      const [, place, field] = /^lines\[(\d+)\]\.?(\w*)/u.exec(path) ?? [];
      const line = sent[Number(place)];
      const today = now.find(({ part }) => part._id === line?.part._id);
      if (line === undefined || today === undefined) return [];
      const said = field === 'price' ? repriced(line, today) : null;
      return [[line.part._id, said ?? message] as const];
    }),
  );
}

/** Null where both are the same. */
function repriced(sent: PricedLine, today: PricedLine): string | null {
  const [before, after] = [sent.quote.unitPriceCents, today.quote.unitPriceCents];
  return before === after ? null : `Now ${formatCents(after)} each. It was ${formatCents(before)}.`;
}
