import type { ImportedPart, Issue } from '@pedalworks/contract';
import { productColumns, type ProductColumn } from '@pedalworks/contract/product-columns';
import { differsByLossOnly, isRewrittenNumber, lostCharacter } from './mangled-cell.ts';

interface RowCells {
  readonly row: Readonly<Record<string, unknown>>;
  readonly kept: readonly string[];
}

/**
 * Leaves out the cells of an exported row that differ from the shop's only by damage, so that they do not stop the
 * other cells of the row. Cells of other rows may be meant as they are.
 */
export function withoutDamage<Row extends RowCells>(
  row: Row,
  part: ImportedPart | null,
): { readonly row: Row; readonly part: ImportedPart | null } {
  if (part === null || row.row['exported'] === undefined) return { row, part };
  const kept = new Map(comparedCells(part).flatMap((cell) => keptCell(cell)));
  if (kept.size === 0) return { row, part };
  const isWritten = ({ column }: { readonly column: ProductColumn }) => !kept.has(column);
  const changes = part.changes.filter(isWritten);
  const outcome = changes.length === 0 ? 'unchanged' : part.outcome;
  const names: readonly string[] = [...kept.keys(), ...(kept.has('images') ? ['img'] : [])];
  const cells = Object.entries(row.row).filter(([name]) => !names.includes(name));
  return {
    row: { ...row, row: Object.fromEntries(cells), kept: [...row.kept, ...kept.values()] },
    part: { ...part, outcome, changes, conflicts: part.conflicts.filter(isWritten) },
  };
}

interface ComparedCell {
  readonly column: ProductColumn;
  readonly before: string;
  readonly after: string;
}

/** Pairs each cell of the file with the shop's value and, in a conflict, with the exported value. */
function comparedCells({ changes, conflicts }: ImportedPart): readonly ComparedCell[] {
  const since = conflicts.map(({ exported, ...cells }) => ({ ...cells, before: exported ?? '' }));
  return [...changes, ...conflicts, ...since];
}

function keptCell({ column, before, after }: ComparedCell): readonly (readonly [ProductColumn, string])[] {
  const stays = 'The shop’s value stays';
  if (differsByLossOnly(before, after))
    return [[column, `${productColumns[column]}: ${lossOf(before, after)}. ${stays}.`]];
  if (!isRewrittenNumber(before, after)) return [];
  return [[column, `${productColumns[column]}: a spreadsheet rewrote “${before}” as “${after}”. ${stays}.`]];
}

const lossOf = (before: string, after: string) =>
  `characters were lost when the file was saved (${lostCharacter(before, after) ?? ''} became ?)`;

/** Returns an issue for each cell that a spreadsheet has damaged and that the import would write. */
export function damageOf(part: ImportedPart | null): readonly Issue[] {
  return part === null ? [] : [...rewrittenNumbers(part), ...losses(part)];
}

function rewrittenNumbers({ changes }: ImportedPart): readonly Issue[] {
  const rewritten = changes.filter(({ before, after }) => isRewrittenNumber(before, after));
  return rewritten.map(({ column, before, after }) => {
    const message = `“${after}” is the same number as the shop’s “${before}”, which a spreadsheet may have reformatted. Correct the cell, or edit the part in the shop`;
    return { path: column, message };
  });
}

/** Returns an issue for each column in which the file replaces characters of the shop's text with question marks. */
function losses(part: ImportedPart): readonly Issue[] {
  return comparedCells(part).flatMap(({ column, before, after }) => {
    if (lostCharacter(before, after) === null) return [];
    const message = `${productColumns[column]}: ${lossOf(before, after)}. Save it as UTF-8.`;
    return [{ path: column, message }];
  });
}
