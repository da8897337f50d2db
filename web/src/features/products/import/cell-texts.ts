import type { ProductColumn } from '@pedalworks/contract/product-columns';
import { excerpts } from '../../../ui/excerpts.ts';
import { formatMoney } from '../../../ui/money.ts';

/** Formats cells of a column for display: money with its currency, long texts cut unless `isWhole`. */
export function cellTexts(
  column: ProductColumn,
  cells: readonly string[],
  isWhole: boolean,
): readonly string[] {
  const texts = cells.map((cell) => withCurrency(column, cell));
  const shown = isWhole ? texts : excerpts(texts.map((text) => text.replaceAll('\n', ' · ')));
  return shown.map((text) => (text === '' ? 'nothing' : text));
}

function withCurrency(column: ProductColumn, cell: string): string {
  if (column !== 'price' && column !== 'priceBreaks') return cell;
  return cell.replaceAll(/(?<=^|at )\d+(?:\.\d+)?$/gmu, (amount) => formatMoney(Number(amount)));
}
