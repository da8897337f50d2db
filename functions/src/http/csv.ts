import { withFormulaMarks } from '@pedalworks/contract';
import type { Response } from 'express';
import Papa from 'papaparse';
import { charactersPerChunk, streamText } from './stream-text.ts';

/** A row of a spreadsheet; the first one holds the headings. */
export type CsvRow = readonly (string | number)[];

/** Without it Excel reads UTF-8 as the code page of its system. */
const byteOrderMark = '\ufeff';

/**
 * Answers rows as a spreadsheet, as they are read (RFC 4180).
 *
 * @param fileName as it is saved
 */
export async function sendCsv(
  response: Response,
  fileName: string,
  rows: AsyncIterable<CsvRow>,
): Promise<void> {
  response.type('text/csv').attachment(fileName);
  await streamText(response, csvText(rows));
}

async function* csvText(rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let chunk = byteOrderMark;
  for await (const row of rows) {
    const cells = row.map((cell) => (typeof cell === 'string' ? withFormulaMarks(cell) : cell));
    chunk += `${Papa.unparse([cells])}\r\n`;
    if (chunk.length < charactersPerChunk) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
