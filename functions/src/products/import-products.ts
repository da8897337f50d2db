import {
  ApiError,
  importOutcomes,
  type ImportAnswer,
  type ImportedPart,
  type ImportRow,
} from '@pedalworks/contract';
import type { ChangeRequest } from '../model/audit.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { boundedIssue } from '../shared/invalid-field.ts';
import { applyRow } from './import-row.ts';
import { isValid, mapInBatches, readRows, rowResult, type RowResult } from './import-rows.ts';
import { claimedNames, findKnownProducts, type KnownProducts, type ImportWork } from './known-products.ts';
import type { ImportBatch } from '../model/products.ts';

interface ImportRequest {
  readonly rows: readonly unknown[];
  readonly dryRun: boolean;
  readonly keepStock?: boolean | undefined;
  readonly batch?: { readonly id: string; readonly fileName?: string | null | undefined } | undefined;
}

interface ImportOptions extends ChangeRequest {
  readonly pictures: PictureAddress;
  readonly currency: string;
}

const maxAttempts = 5;

/** Imports all rows, or none if one has an error. */
export async function importProducts(
  products: Pick<Ports['products'], 'import'>,
  { rows, dryRun, keepStock = false, batch }: ImportRequest,
  { pictures, currency, ...request }: ImportOptions,
): Promise<ImportAnswer> {
  const results = await readRows(rows, currency);
  const valid = results.filter(isValid);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const answer = await products.import({ ...request, batch: batchOf(batch) }, async (work) => {
      const known = await findKnownProducts(work, valid);
      await work.preload(claimedNames(valid, known));
      const parts = await mapInBatches(results, async (row, place) =>
        isValid(row) ? rowResult(() => applyRow(work, { row, place, known, pictures, keepStock })) : row,
      );
      const outcome = answerOf(parts);
      if (dryRun || outcome.errors.length > 0) work.discard();
      else if (outcome.created + outcome.updated > 0) await work.record(outcome);
      const rejected = results.filter((_row, place) => Array.isArray(parts[place])).filter(isValid);
      return (await wereAddedConcurrently(work, rejected, known)) ? null : outcome;
    });
    if (answer !== null) return answer;
  }
  throw new ApiError('service/unavailable', {
    cause: new Error(`parts were added concurrently in ${String(maxAttempts)} attempts`),
  });
}

function batchOf(batch: ImportRequest['batch']): ImportBatch {
  return { id: batch?.id ?? crypto.randomUUID(), fileName: batch?.fileName ?? '' };
}

async function wereAddedConcurrently(
  work: ImportWork,
  rows: readonly ImportRow[],
  { newIds }: KnownProducts,
) {
  const absent = rows.map(({ partNumber }) => partNumber).filter((number) => newIds.has(number));
  return (await work.byPartNumber(absent)).size > 0;
}

function answerOf(parts: readonly RowResult<ImportedPart>[]): ImportAnswer {
  const done = parts.filter(isValid);
  const [created = 0, updated = 0, unchanged = 0] = importOutcomes.map(
    (outcome) => done.filter((part) => part.outcome === outcome).length,
  );
  const errors = parts.flatMap((part, row) =>
    isValid(part) ? [] : part.map((issue) => ({ row, ...boundedIssue(issue) })),
  );
  return { created, updated, unchanged, parts: done, errors };
}
