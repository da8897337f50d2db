import { inspect } from 'node:util';
import type { ErrorCode } from '@pedalworks/contract';
import { forEachConcurrently } from '../shared/for-each.ts';
import type { Ports } from '../ports.ts';
import { asApiError } from './error-handler.ts';

interface BulkOutcome<Changed> {
  readonly changed: Changed[];
  readonly refused: { readonly id: string; readonly code: ErrorCode; readonly message: string }[];
}

const never = new AbortController().signal;

/** @param change returns null if the item needs no change; must not write after the request's deadline */
export async function changeEach<Item extends { readonly id: string }, Changed>(
  { log, isOutage }: Pick<Ports, 'log' | 'isOutage'>,
  items: readonly Item[],
  change: (item: Item) => Promise<Changed | null>,
): Promise<BulkOutcome<Changed>> {
  const outcomes = new Map<Item, Partial<BulkOutcome<Changed>>>();
  await forEachConcurrently(items, never, async (item) => {
    try {
      const changed = await change(item);
      if (changed !== null) outcomes.set(item, { changed: [changed] });
    } catch (error) {
      const answer = asApiError(error, isOutage);
      if (answer.status >= 500) log.error(answer.code, { item: item.id, cause: inspect(answer.cause) });
      const message = answer.issues[0]?.message ?? answer.message;
      outcomes.set(item, { refused: [{ id: item.id, code: answer.code, message }] });
    }
  });
  const inOrder = items.map((item) => outcomes.get(item) ?? {});
  return {
    changed: inOrder.flatMap(({ changed = [] }) => changed),
    refused: inOrder.flatMap(({ refused = [] }) => refused),
  };
}
