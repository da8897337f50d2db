import {
  ApiError,
  importOutcomes,
  importRow,
  type ImportAnswer,
  type ImportedPart,
  type ImportRow,
  type Issue,
} from '@pedalworks/contract';
import type { ChangeRequest } from '../model/audit.ts';
import { checked } from '../shared/checked.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { requireCurrencyPrices } from './currency-prices.ts';
import { importRowInto } from './import-row.ts';
import { claimedNames, productsNamed, type KnownProducts, type Shelf } from './known-products.ts';
import type { ImportBatch } from '../model/products.ts';

interface ImportRequest {
  readonly rows: readonly unknown[];
  readonly dryRun: boolean;
  readonly keepStock?: boolean | undefined;
  readonly batch?: { readonly id: string; readonly fileName?: string | null | undefined } | undefined;
}

interface ImportTerms extends ChangeRequest {
  readonly pictures: PictureAddress;
  readonly currency: string;
}

/** Retries while other admins add the same parts. */
const maxAttempts = 5;

/** Writes all rows, or none if one has an error. */
export async function importProducts(
  products: Pick<Ports['products'], 'import'>,
  { rows, dryRun, keepStock = false, batch }: ImportRequest,
  { pictures, currency, ...request }: ImportTerms,
): Promise<ImportAnswer> {
  const read = await mapInTurns(rows, (row) => orIssues(() => readRow(row, currency)));
  const whole = uniqueRows(read);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const answer = await products.import({ ...request, batch: batchOf(batch) }, async (shelf) => {
      const known = await productsNamed(shelf, whole.filter(isRead));
      await shelf.preload(claimedNames(whole.filter(isRead), known));
      const parts = await mapInTurns(whole, async (row, place) =>
        isRead(row) ? orIssues(() => importRowInto(shelf, { row, place, known, pictures, keepStock })) : row,
      );
      const decided = answerOf(parts);
      if (dryRun || decided.errors.length > 0) shelf.discard();
      else if (decided.created + decided.updated > 0) await shelf.record(decided);
      const wrong = whole.filter((_row, place) => Array.isArray(parts[place])).filter(isRead);
      return (await areAddedMeanwhile(shelf, wrong, known)) ? null : decided;
    });
    if (answer !== null) return answer;
  }
  throw new ApiError('service/unavailable', { cause: new Error('parts are added all the time') });
}

function batchOf(batch: ImportRequest['batch']): ImportBatch {
  return { id: batch?.id ?? crypto.randomUUID(), fileName: batch?.fileName ?? '' };
}

/** Rows per event loop turn; one takes about a millisecond. */
const rowsPerTurn = 4;

/** Yields to other requests between batches. */
async function mapInTurns<T, Result>(
  rows: readonly T[],
  map: (row: T, place: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  while (results.length < rows.length) {
    const start = results.length;
    const turn = rows.slice(start, start + rowsPerTurn);
    results.push(...(await Promise.all(turn.map((row, nth) => map(row, start + nth)))));
    await new Promise(setImmediate);
  }
  return results;
}

async function readRow(sent: unknown, currency: string): Promise<ImportRow> {
  const row = await checked(importRow, sent);
  if (row.price !== undefined)
    requireCurrencyPrices({ price: row.price, priceBreaks: row.priceBreaks }, currency);
  return row;
}

async function areAddedMeanwhile(shelf: Shelf, rows: readonly ImportRow[], { newIds }: KnownProducts) {
  const absent = rows.map(({ partNumber }) => partNumber).filter((number) => newIds.has(number));
  return (await shelf.byPartNumber(absent)).size > 0;
}

type OrIssues<T> = T | readonly Issue[];

const isRead = <T extends object>(row: OrIssues<T>): row is T => !Array.isArray(row);

async function orIssues<T>(attempt: () => Promise<T>): Promise<OrIssues<T>> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return error.issues.length > 0 ? error.issues : [{ path: '', message: error.message }];
  }
}

/** Rejects rows that share a part number. */
function uniqueRows(rows: readonly OrIssues<ImportRow>[]): readonly OrIssues<ImportRow>[] {
  const numbers = rows.map((row) => (isRead(row) ? row.partNumber : null));
  return rows.map((row, place) =>
    isRead(row) && numbers.some((number, other) => other !== place && number === row.partNumber)
      ? [{ path: 'partNumber', message: `Another row has the part number ${row.partNumber} too` }]
      : row,
  );
}

function answerOf(parts: readonly OrIssues<ImportedPart>[]): ImportAnswer {
  const done = parts.filter(isRead);
  const [created = 0, updated = 0, unchanged = 0] = importOutcomes.map(
    (outcome) => done.filter((part) => part.outcome === outcome).length,
  );
  const errors = parts.flatMap((part, row) =>
    isRead(part) ? [] : part.map(({ path, message }) => ({ row, path, message })),
  );
  return { created, updated, unchanged, parts: done, errors };
}
