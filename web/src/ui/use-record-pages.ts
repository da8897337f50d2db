import { useEffect, useState } from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { useListParams } from './use-list-params.ts';

export type RecordQuery<Row> = UseInfiniteQueryResult<readonly Row[]>;

type View = ReturnType<typeof useListParams>;

interface LoadedRows<Row> {
  readonly query: RecordQuery<Row>;
  readonly rows: readonly Row[];
}

/** Maximum pages to load automatically. Pages of search results can be empty, so several may be needed. */
const maxPagesSought = 19;

/** Loads pages until the grid's current page has a row. */
export function useAutoLoad<Row>(
  { query, rows }: LoadedRows<Row>,
  { rowsKey, pageIndex, pageSize }: Pick<View, 'rowsKey' | 'pageIndex' | 'pageSize'>,
): boolean {
  const isBehind = pageIndex * pageSize >= rows.length;
  const [sought, setSought] = useState({ rowsKey, pages: 0 });
  const pages = sought.rowsKey === rowsKey ? sought.pages : 0;
  const isReading = isBehind && pages < maxPagesSought && query.hasNextPage && !query.isFetchNextPageError;
  const isNext = isReading && !query.isFetching;
  const { fetchNextPage } = query;
  useEffect(() => {
    if (!isNext) return;
    void fetchNextPage().then(() =>
      setSought((before) => ({ rowsKey, pages: before.rowsKey === rowsKey ? before.pages + 1 : 1 })),
    );
  }, [isNext, rows, fetchNextPage, rowsKey]);
  return isReading;
}

/** Returns the grid's page, and a handler that loads more rows before the last page. */
export function usePagination<Row>(
  { query, rows }: LoadedRows<Row>,
  { pageIndex, pageSize, setPage }: Pick<View, 'pageIndex' | 'pageSize' | 'setPage'>,
) {
  const page = Math.min(pageIndex, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  const onPage = (to: GridPaginationModel) => {
    // Changing the page size keeps the first visible row visible.
    const index = to.pageSize === pageSize ? to.page : Math.floor((page * pageSize) / to.pageSize);
    if (index !== page || to.pageSize !== pageSize) setPage(index, to.pageSize);
    if (query.hasNextPage && (index + 1) * to.pageSize >= rows.length) void query.fetchNextPage();
  };
  return { pagination: { page, pageSize }, onPage };
}
