import { excerpts } from '../../../ui/excerpts.ts';

export function cellTexts(cells: readonly string[], isWhole: boolean): readonly string[] {
  const shown = isWhole ? cells : excerpts(cells.map((cell) => cell.replaceAll('\n', ' · ')));
  return shown.map((text) => (text === '' ? 'nothing' : text));
}
