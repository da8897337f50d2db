import { ApiError, type UndoAnswer } from '@pedalworks/contract';
import type { ChangeRequest } from '../model/audit.ts';
import type { Ports } from '../ports.ts';
import type { ImportedRow, ProductFields } from '../model/products.ts';
import { fewLeft, isAllowedStock } from './stock-limits.ts';

type Undo = Parameters<Parameters<Ports['products']['undoImport']>[2]>[0];
type SkippedPart = UndoAnswer['left'][number];

const rowsPerPage = 100;
/** Time after which a request starts no further page of rows: its writes must start within the first 15 s. */
const undoMilliseconds = 10_000;

/** Undoes an import page by page, even after the client disconnects. */
export async function undoImport(
  products: Pick<Ports['products'], 'undoImport'>,
  importId: string,
  request: ChangeRequest,
): Promise<UndoAnswer> {
  const end = Date.now() + undoMilliseconds;
  const left: SkippedPart[] = [];
  for (let undone = 0; ;) {
    const page = await products.undoImport(importId, request, undoPage);
    if (page === null) throw new ApiError('products/import-not-found');
    undone += page.undone;
    left.push(...page.left);
    if (!page.more) return { undone, left, more: false };
    if (Date.now() > end) return { undone, left, more: true };
  }
}

async function undoPage(undo: Undo): Promise<UndoAnswer> {
  const rows = await undo.next(rowsPerPage);
  const present = await undo.find(rows.map(({ productId }) => productId));
  const left: SkippedPart[] = [];
  for (const row of rows) {
    const message = await undoRow(undo, row, present.get(row.productId));
    undo.settle(row, message === null ? 'done' : 'left');
    if (message !== null) left.push({ id: row.productId, name: row.name, message });
  }
  const undone = rows.length - left.length;
  if (rows.length > 0) await undo.record({ undone, left: left.length });
  return { undone, left, more: rows.length === rowsPerPage };
}

/** @returns the reason for skipping the part; null if it is restored */
async function undoRow(
  undo: Undo,
  { before, after, revision }: ImportedRow,
  present: Parameters<Undo['edit']>[0] | undefined,
): Promise<string | null> {
  if (present === undefined) return 'It is no longer in the shop';
  if (present.revision !== revision) return 'Somebody has edited it since the import';
  const fields: Partial<ProductFields> = before ?? { status: 'archived' };
  const quantity = present.quantity + (before?.quantity ?? 0) - (before === null ? 0 : (after.quantity ?? 0));
  // The import may have raised a stock below 0.
  const least = Math.min(0, before?.quantity ?? 0);
  if (quantity < least && !isAllowedStock(present.quantity, quantity)) return fewLeft(present.quantity);
  try {
    await undo.edit(present, { ...fields, quantity });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return error.issues[0]?.message ?? error.message;
  }
}
