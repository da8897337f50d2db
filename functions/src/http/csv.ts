import { escapeFormulas } from '@pedalworks/contract';
import type { Response } from 'express';
import Papa from 'papaparse';
import type { List } from '../shared/list.ts';
import { nextLink, pageOf } from './paging.ts';
import { charactersPerChunk, streamText } from './stream-text.ts';

export type CsvRow = readonly (string | number)[];

/** A spreadsheet whose rows are still to be read. */
export interface Spreadsheet {
  readonly fileName: string;
  readonly headings: CsvRow;
  readonly rows: List<CsvRow>;
}

/** Without it Excel reads UTF-8 as the code page of its system. */
const byteOrderMark = '\ufeff';

/**
 * Answers a spreadsheet as its rows are read (RFC 4180), or one page of it with a Link to the next. Only the first page has the
 * headings, so the pages put together are the file.
 */
export async function sendCsv(
  response: Response,
  { fileName, headings, rows }: Spreadsheet,
  query: unknown,
): Promise<void> {
  response.type('text/csv').attachment(fileName);
  const head = byteOrderMark + lineOf(headings);
  const page = pageOf(query);
  if (page === undefined) {
    await streamText(response, csvText(head, rows.all()));
    return;
  }
  const { items, nextCursor } = await rows.page(page);
  if (nextCursor !== null) response.set('Link', nextLink(query, nextCursor));
  response.send((page.cursor === undefined ? head : '') + items.map(lineOf).join(''));
}

async function* csvText(head: string, rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let chunk = head;
  for await (const row of rows) {
    chunk += lineOf(row);
    if (chunk.length < charactersPerChunk) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function lineOf(row: CsvRow): string {
  const cells = row.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell) : cell));
  return `${Papa.unparse([cells])}\r\n`;
}
