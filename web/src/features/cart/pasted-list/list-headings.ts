import { foldedWords, foldText } from '@pedalworks/contract/fold-text';
import type { NamedPart } from './find-part.ts';
import type { ListRow, ListText } from './list-rows.ts';

const wordSet = (words: string) => new Set(words.split(' ').map(foldText));

const quantityWords = wordSet(
  'qty qnty quantity quantities quan count pieces pcs units menge anzahl bestellmenge stück stückzahl stk quantité qté nombre nb pièces cantidad cant unidades uds piezas quantità qta pezzi quantidade qtd qtde peças aantal stuks antal antall määrä kpl ilość szt množství počet ks mennyiség db cantitate buc adet miktar количество кол-во шт кількість количина ποσότητα τεμάχια 数量 個数 數量 件数 수량 الكمية العدد כמות จำนวน',
);
/** Words that may accompany a quantity word, as in `No. of pieces` or `Ordered qty`. */
const companions = wordSet(
  'order ordered of no number the total required wanted needed shipped delivered packed in',
);
const otherWords = wordSet(
  'part parts sku item article artikel artikelnummer artículo articolo artigo référence ref code código codice material name description bezeichnung désignation product produkt line pos position price preis prix precio prezzo unit each amount betrag net tax vat comment note',
);

/** Columns of the lines below a heading. */
export interface Heading {
  readonly columnCount: number;
  readonly quantityColumns: readonly number[];
}

/** Returns the columns that a heading names, or null if the line is not a heading. */
export function headingIn(row: ListRow): Heading | null {
  const cells = columnsOf(row);
  if (cells.some(hasData)) return null;
  const quantityColumns = cells.flatMap((cell, column) => (isQuantityName(cell) ? [column] : []));
  const named = cells.filter(isColumnName);
  return named.length > 0 ? { columnCount: cells.length, quantityColumns } : null;
}

/** True if the text is a number or contains a part number. */
const hasData = (text: string) =>
  /\d/u.test(text) && (!/\p{L}/u.test(text) || /\p{L}[._/-]?\d|\d[._/-]?\p{L}/u.test(text));

/** Returns the cells below the quantity columns of a heading, or [] if the line has other columns. */
export function quantityCells(
  heading: Heading | null,
  row: ListRow,
  { column, before }: Pick<NamedPart<unknown>, 'column' | 'before'>,
): readonly ListText[] {
  if (heading === null) return [];
  const cells = columnsOf(row);
  const isAligned = row.isTable ? cells.length <= heading.columnCount : cells.length === heading.columnCount;
  const partColumn = row.isTable ? column : before.split(',').length - 1;
  if (!isAligned || heading.quantityColumns.includes(partColumn)) return [];
  return heading.quantityColumns.map((at) => ({ text: cells[at] ?? '', column: at }));
}

/** Returns the cells of a table, or else the fields between commas. */
function columnsOf({ cells, isTable }: ListRow): readonly string[] {
  return isTable ? cells : cells.flatMap((cell) => cell.split(',').map((field) => field.trim()));
}

/** True if the text names a quantity and nothing else, so `Qty available` is none. */
export function isQuantityName(text: string): boolean {
  const words = foldedWords(text);
  return (
    quantityWords.has(words.join('')) ||
    (words.some((word) => quantityWords.has(word)) && words.every(isQuantityOrCompanion))
  );
}

/** True for a word that headings and labels contain. */
export const isListWord = (text: string) =>
  foldedWords(text).every((word) => otherWords.has(word) || isQuantityOrCompanion(word));

const isQuantityOrCompanion = (word: string) => quantityWords.has(word) || companions.has(word);

function isColumnName(text: string): boolean {
  const words = foldedWords(text);
  return words.length > 0 && words.every((word) => otherWords.has(word) || isQuantityOrCompanion(word));
}
