import { excerpts } from '../../../ui/excerpts.ts';

/** Texts of cells, from shortly before the first difference between the first two; in full if `isWhole`. */
export function cellTexts(cells: readonly string[], isWhole: boolean): readonly string[] {
  const shown = isWhole ? cells : excerpts(cells.map((cell) => cell.replaceAll('\n', ' · ')));
  return shown.map((text) => (text === '' ? 'nothing' : text));
}
