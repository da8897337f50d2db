import { ApiError } from '@pedalworks/contract/errors';
import type { PricedLine } from '../cart/priced-lines.ts';

/** What the shop says against single lines of the cart that was sent, by product. */
export function lineProblems(error: unknown, sent: readonly PricedLine[] = []): ReadonlyMap<string, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return new Map(
    issues.flatMap(({ path, message }) => {
      const line = sent[Number(/^lines\[(\d+)\]/u.exec(path)?.[1])];
      return line === undefined ? [] : [[line.part._id, message] as const];
    }),
  );
}
