import { isDeepStrictEqual } from 'node:util';
import {
  productCells,
  productColumns,
  type ImportedPart,
  type ImportRow,
  type ProductCells,
  type ProductColumn,
} from '@pedalworks/contract';
import { definedIn } from '../shared/defined-in.ts';
import { cellsOf } from './import-cells.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { ImportWork } from './known-products.ts';
import { toStoredFields } from './product-answer.ts';
import type { ProductRecord } from '../model/products.ts';

interface MergeInput {
  readonly row: ImportRow;
  readonly pictures: PictureAddress;
}

interface MergeResult {
  readonly row: ImportRow;
  readonly conflicts: ImportedPart['conflicts'];
}

/** Merges a file's edits since its export. A conflict keeps the shop's value unless `overwrite` lists the column. */
export async function mergeExport(
  work: ImportWork,
  present: ProductRecord,
  { row, pictures }: MergeInput,
): Promise<MergeResult> {
  const { exported, overwrite = [] } = row;
  if (exported === undefined) return { row, conflicts: [] };
  const base = await exportedVersion(work, present, exported);
  const then = base === null ? null : cellsOf(base, pictures);
  const [now, file] = [cellsOf(present, pictures), fileCells(present, row, pictures)];
  const changed = (Object.keys(productColumns) as ProductColumn[]).filter(
    (column) => row[column] !== undefined && file[column] !== now[column],
  );
  const unchanged = changed.filter((column) => file[column] === then?.[column]);
  const conflicts = changed.filter(
    (column) => !unchanged.includes(column) && now[column] !== then?.[column] && !overwrite.includes(column),
  );
  const kept: readonly string[] = [...unchanged, ...conflicts];
  const written = Object.entries(row).filter(
    ([name]) => !kept.includes(name) && !(name === 'img' && kept.includes('images')),
  );
  return {
    row: Object.fromEntries(written) as unknown as ImportRow,
    conflicts: conflicts.map((column) => ({
      column,
      before: now[column],
      after: file[column],
      exported: then?.[column] ?? null,
    })),
  };
}

function fileCells(present: ProductRecord, row: ImportRow, pictures: PictureAddress): ProductCells {
  const part = toStoredFields(present, pictures);
  return productCells({
    ...part,
    ...definedIn(row),
    partNumber: part.partNumber,
    range: row.range ?? part.range,
    images: row.images?.map(({ url, alt }) => ({ url, alt: alt ?? '' })) ?? part.images,
  });
}

/** Maximum audited edits to revert when reconstructing the exported version of a part. */
const maxEdits = 50;

/** Reconstructs the exported version of a part from the audit log; null if edits are missing there. */
async function exportedVersion(
  work: ImportWork,
  present: ProductRecord,
  { revision, quantity }: NonNullable<ImportRow['exported']>,
): Promise<ProductRecord | null> {
  const count = present.revision - revision;
  if (count < 0 || count > maxEdits) return null;
  const edits = count === 0 ? [] : await work.lastEdits(present.id, count);
  if (edits.length < count) return null;
  let record: ProductRecord | null = present;
  for (const edit of edits) record = record === null ? null : revertEdit(record, edit);
  return record === null ? null : { ...record, quantity };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reverts an edit; null if the record differs from the edit's result. Ignores stock, which sales also change, and
 * `fitsWith`, which is no longer stored.
 */
function revertEdit(
  record: ProductRecord,
  { before, after }: { readonly before: object | null; readonly after: object | null },
): ProductRecord | null {
  if (before === null || after === null) return null;
  const ignored = ['reason', 'quantity', 'fitsWith'];
  const names = Object.keys(after).filter((name) => !ignored.includes(name));
  const fields = (each: object) => each as Fields;
  const [was, became, is] = [fields(before), fields(after), fields(record)];
  if (names.some((name) => !isDeepStrictEqual(is[name], became[name]))) return null;
  return { ...record, ...Object.fromEntries(names.map((name) => [name, was[name]])) };
}
