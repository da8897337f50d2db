import {
  ApiError,
  boundedInput,
  importOutcomes,
  importRow,
  type ImportAnswer,
  type ImportedPart,
  type ImportRow,
} from '@pedalworks/contract';
import type { ChangeRequest } from '../model/audit.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { boundedIssue } from '../shared/invalid-field.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
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
  readonly key: string | undefined;
  readonly pictures: PictureAddress;
  readonly currency: string;
}

const maxAttempts = 5;

/**
 * Imports all rows, or none if one has an error. Repeats the import if another one has just added the same parts: that
 * is no conflict for the unit of work to retry, because such rows are rejected and nothing is written.
 */
export async function importProducts(
  products: Pick<Ports['products'], 'import'>,
  body: ImportRequest,
  { pictures, currency, key, ...change }: ImportOptions,
): Promise<ImportAnswer> {
  const { rows, dryRun, keepStock = false, batch } = body;
  const request = dryRun || key === undefined ? null : requestOf(body, { by: change.by.uid, key });
  const results = await readRows(rows, currency);
  const valid = results.filter(isValid);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const answer = await products.import({ ...change, batch: batchOf(batch) }, async (work) => {
      const earlier = await work.recall(request);
      if (earlier !== null) return JSON.parse(earlier.answer ?? '') as ImportAnswer;
      const known = await findKnownProducts(work, valid);
      await work.preload(claimedNames(valid, known));
      const parts = await mapInBatches(results, async (row, place) =>
        isValid(row) ? rowResult(() => applyRow(work, { row, place, known, pictures, keepStock })) : row,
      );
      const outcome = answerOf(parts);
      if (dryRun || outcome.errors.length > 0) work.discard();
      else {
        if (outcome.created + outcome.updated > 0) await work.record(outcome);
        work.remember(request, { answer: storedAnswer(outcome) });
      }
      const rejected = results.filter((_row, place) => Array.isArray(parts[place])).filter(isValid);
      return (await wereAddedConcurrently(work, rejected, known)) ? null : outcome;
    });
    if (answer !== null) return answer;
  }
  throw new ApiError('service/unavailable', {
    cause: new Error(`parts were added concurrently in ${String(maxAttempts)} attempts`),
  });
}

/** Identifies an import. Ignores unknown fields of rows, which may be too deep to be serialised. */
function requestOf(body: ImportRequest, { by, key }: { readonly by: string; readonly key: string }) {
  const known = { ...body, rows: body.rows.map((row) => boundedInput(importRow, row)) };
  return idempotentRequest({ call: 'importProducts', by, key, body: known });
}

/** Below Firestore's limit of 1 MiB for a document. */
const maxAnswerCharacters = 250_000;

/** Serialises an answer. Leaves out the cells of each part if there are too many for one document. */
function storedAnswer(answer: ImportAnswer): string {
  const whole = JSON.stringify(answer);
  if (whole.length <= maxAnswerCharacters) return whole;
  return JSON.stringify({ ...answer, parts: answer.parts.map((part) => ({ ...part, changes: [] })) });
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
