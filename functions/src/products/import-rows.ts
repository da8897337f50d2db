import { ApiError, importRow, type ImportRow, type Issue } from '@pedalworks/contract';
import { checked } from '../shared/checked.ts';
import { requireCurrencyPrices } from './currency-prices.ts';

export type RowResult<T> = T | readonly Issue[];

export const isValid = <T extends object>(row: RowResult<T>): row is T => !Array.isArray(row);

export async function rowResult<T>(attempt: () => Promise<T>): Promise<RowResult<T>> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return error.issues.length > 0 ? error.issues : [{ path: '', message: error.message }];
  }
}

/** Validates imported rows. Rejects every row whose part number occurs in another row. */
export async function readRows(
  rows: readonly unknown[],
  currency: string,
): Promise<readonly RowResult<ImportRow>[]> {
  return rejectDuplicates(await mapInBatches(rows, (row) => rowResult(() => readRow(row, currency))));
}

async function readRow(sent: unknown, currency: string): Promise<ImportRow> {
  const row = await checked(importRow, sent);
  if (row.price !== undefined)
    requireCurrencyPrices({ price: row.price, priceBreaks: row.priceBreaks }, currency);
  return row;
}

function rejectDuplicates(rows: readonly RowResult<ImportRow>[]): readonly RowResult<ImportRow>[] {
  const numbers = rows.map((row) => (isValid(row) ? row.partNumber : null));
  return rows.map((row, place) =>
    isValid(row) && numbers.some((number, other) => other !== place && number === row.partNumber)
      ? [{ path: 'partNumber', message: `Another row has the part number ${row.partNumber} too` }]
      : row,
  );
}

/** Rows processed before yielding to the event loop; a row takes about 1 ms. */
const rowsPerBatch = 4;

/** Maps rows in batches, and lets other requests run between batches. */
export async function mapInBatches<T, Result>(
  rows: readonly T[],
  map: (row: T, place: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  while (results.length < rows.length) {
    const start = results.length;
    const turn = rows.slice(start, start + rowsPerBatch);
    results.push(...(await Promise.all(turn.map((row, nth) => map(row, start + nth)))));
    await new Promise(setImmediate);
  }
  return results;
}
