import { escapeFormulas } from '@pedalworks/contract';
import type { Response } from 'express';
import Papa from 'papaparse';
import type { List } from '../shared/list.ts';
import { nextLink, pageOf } from './paging.ts';
import { charactersPerChunk, streamText } from './stream-text.ts';

export type CsvRow = readonly (string | number)[];

export interface Spreadsheet {
  readonly fileName: string;
  readonly headings: CsvRow;
  readonly rows: List<CsvRow>;
}

/** Byte order mark, without which Excel does not read UTF-8. */
const byteOrderMark = '\ufeff';

/** Sends a list, or one page of it, as CSV. Only the first page has headings, so that pages can be concatenated. */
export async function sendCsv(
  response: Response,
  { fileName, headings, rows }: Spreadsheet,
  query: unknown,
): Promise<void> {
  response.type('text/csv').attachment(fileName);
  const head = byteOrderMark + csvLine(headings);
  const page = pageOf(query);
  if (page === undefined) {
    await streamText(response, csvText(head, rows.all()));
    return;
  }
  const { items, nextCursor } = await rows.page(page);
  if (nextCursor !== null) response.set('Link', nextLink(query, nextCursor));
  response.send((page.cursor === undefined ? head : '') + items.map(csvLine).join(''));
}

async function* csvText(head: string, rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let chunk = head;
  for await (const row of rows) {
    chunk += csvLine(row);
    if (chunk.length < charactersPerChunk) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function csvLine(row: CsvRow): string {
  const cells = row.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell) : cell));
  return `${Papa.unparse([cells])}\r\n`;
}
