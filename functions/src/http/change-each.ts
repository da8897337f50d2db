import { inspect } from 'node:util';
import type { ApiError, ErrorCode, OrderAttention } from '@pedalworks/contract';
import { forEachConcurrently } from '../shared/for-each.ts';
import { never } from '../shared/time-limits.ts';
import type { Ports } from '../ports.ts';
import { asApiError } from './error-handler.ts';

interface BulkOutcome<Changed> {
  readonly changed: Changed[];
  readonly refused: Refusal[];
}

interface Refusal {
  readonly id: string;
  readonly code: ErrorCode;
  readonly message: string;
  readonly attentions?: OrderAttention[];
}

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
      outcomes.set(item, { refused: [refusalOf(item.id, answer)] });
    }
  });
  const inOrder = items.map((item) => outcomes.get(item) ?? {});
  return {
    changed: inOrder.flatMap(({ changed = [] }) => changed),
    refused: inOrder.flatMap(({ refused = [] }) => refused),
  };
}

function refusalOf(id: string, { code, issues, message, attentions }: ApiError): Refusal {
  const refusal = { id, code, message: issues[0]?.message ?? message };
  return attentions === undefined ? refusal : { ...refusal, attentions: [...attentions] };
}
