import { useMemo } from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import { searchText } from '@pedalworks/contract/search-text';
import { useLocation, useNavigation, type NavigateOptions } from 'react-router-dom';
import { localItems } from '../services/browser-storage.ts';
import { oneOf, param, text, without, type ValuesOf } from './url-params.ts';
import { useUrlState, useUrlText } from './use-url-state.ts';
import { useTypingPause } from './use-typing-pause.ts';
import { useCloseSheet, type SheetState } from './use-sheet.ts';

export const pageSizes = [10, 20, 50, 100];

export const listParams = {
  status: text('status'),
  search: param('search', searchText, String),
  view: text('view'),
  /** Column name; the prefix `-` means descending. */
  sort: text('sort'),
  pageSize: oneOf('size', pageSizes, 20),
  pageIndex: param<number>(
    'page',
    (text) => Math.max(1, Math.floor(Number(text)) || 1) - 1,
    (index) => (index === 0 ? '' : String(index + 1)),
  ),
  openId: param<string | null>(
    'open',
    (id) => id || null,
    (id) => id ?? '',
  ),
};

type ListValues = ValuesOf<typeof listParams>;

export function useListParams() {
  const { values, change, ...field } = useDebouncedSearch();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const size = pageSizeOf(pathname);
  // Memoised, because DataGrid sorts again whenever the object changes.
  const sorting = useMemo(() => parseSorting(values.sort), [values.sort]);
  return {
    ...values,
    pageSize: params.has('size') ? values.pageSize : size.remembered,
    field,
    sorting,
    /** Query string without paging, sorting and the open row. Rows must be loaded again when it changes. */
    rowsKey: without(params, ['page', 'size', 'sort', 'open']).toString(),
    selectFilter: ({ status = '', view = '' }: Partial<Pick<ListValues, 'status' | 'view'>> = {}) =>
      change({ status, view, pageIndex: 0 }),
    // Not synchronous: the press paints before all rows render in their new order.
    sortBy: (sorting: GridSortModel) =>
      change({ sort: formatSorting(sorting), pageIndex: 0 }, { replace: true, flushSync: false }),
    setPage: (pageIndex: number, pageSize: number) => {
      size.remember(pageSize);
      change({ pageIndex, pageSize });
    },
    open: (id: string) => change({ openId: id }, { state: { sheet: 'row' } satisfies SheetState }),
    close: useCloseSheet(['open']),
  };
}

/** Reads and stores the number of rows per page that the user chose last for a list. */
function pageSizeOf(path: string) {
  const item = `rows-per-page ${path}`;
  return {
    remembered:
      pageSizes.find((size) => String(size) === localItems.read(item)) ?? listParams.pageSize.read([]),
    remember: (size: number) => localItems.write(item, String(size)),
  };
}

/** Debounces the search field. Any other URL change applies a pending search first, so that Back restores it. */
function useDebouncedSearch() {
  const [values, changeUrl] = useUrlState(listParams);
  const [text, setText] = useUrlText('search');
  const flush = () => {
    if (text !== values.search) changeUrl({ search: text, pageIndex: 0 }, { replace: true });
  };
  // Waits while a navigation to another screen is pending, because changing the URL would cancel it, and while a dialog
  // is open, because closing it goes back to the former URL.
  const { dialogs = [] } = (useLocation().state as SheetState | null) ?? {};
  const isHeld = useNavigation().state !== 'idle' || dialogs.length > 0;
  // WebKit allows 100 changes of the URL in 10 seconds (WebKit, History.cpp).
  useTypingPause(flush, { typed: text, isHeld });
  const change = (to: Partial<ListValues>, options?: NavigateOptions) => {
    flush();
    changeUrl(to, options);
  };
  return { values, change, text, setText, flush };
}

function parseSorting(text: string): GridSortModel {
  if (text === '') return [];
  return text.startsWith('-') ? [{ field: text.slice(1), sort: 'desc' }] : [{ field: text, sort: 'asc' }];
}

function formatSorting([first]: GridSortModel): string {
  return first?.sort == null ? '' : `${first.sort === 'desc' ? '-' : ''}${first.field}`;
}
