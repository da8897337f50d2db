import type { Endpoints, QueryOf } from '@pedalworks/contract';
import { maxExportRows } from '@pedalworks/contract/numbers';
import { callFile, type CalledFile } from './api-client.ts';
import { isWorthRetrying } from './network-error.ts';

export interface ExportedFile {
  readonly name:
    | 'exportProducts'
    | 'exportOrders'
    | 'exportReturns'
    | 'exportCustomers'
    | 'exportJournal'
    | 'exportImport';
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Partial<Record<FilterName, string | undefined>>>;
}

type FilterName = keyof QueryOf<Endpoints['exportOrders']> | keyof QueryOf<Endpoints['exportReturns']>;

/** Downloads an export page by page, so that no request times out. Retries each page once after a network error. */
export async function exportFile(
  { name, params = {}, query = {} }: ExportedFile,
  onProgress: (rows: number) => void,
): Promise<Pick<CalledFile, 'content' | 'fileName'>> {
  const pages: Blob[] = [];
  let cursor: string | undefined;
  for (;;) {
    const request = { params, query: { ...query, limit: maxExportRows, cursor } };
    const page = await callFile(name, request).catch((error: unknown) => {
      if (isWorthRetrying(error)) return callFile(name, request);
      throw error;
    });
    pages.push(page.content);
    if (page.nextCursor === null)
      return { content: new Blob(pages, { type: 'text/csv' }), fileName: page.fileName };
    cursor = page.nextCursor;
    onProgress(pages.length * maxExportRows);
  }
}
