import { useMemo } from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import { useAddress } from './use-address.ts';
import { useCloseSheet, type SheetState } from './use-sheet.ts';

export const pageSizes = [10, 20, 50, 100];
const defaultPageSize = 20;

/**
 * State of a list, kept in the address so that Back, a reload and a copied address show the same rows:
 * `?search=&show=&status=&sort=-price&page=&size=&open=`. Defaults are left out.
 */
export function useListParams() {
  const [params, change] = useAddress();
  const size = Number(params.get('size'));
  const sort = params.get('sort') ?? '';
  // The grid sorts again whenever this is another object.
  const sorting = useMemo(() => sortingIn(sort), [sort]);
  return {
    search: params.get('search') ?? '',
    show: params.get('show'),
    status: params.get('status'),
    sorting,
    /** From 0. */
    pageIndex: Math.max(0, Math.floor(Number(params.get('page')) || 1) - 1),
    pageSize: pageSizes.includes(size) ? size : defaultPageSize,
    openId: params.get('open'),
    choose: (view: { readonly show?: string; readonly status?: string }) =>
      change({ show: '', status: '', page: '', ...view }),
    sortBy: (sorting: GridSortModel) => change({ sort: sortingText(sorting), page: '' }, { replace: true }),
    turnTo: (pageIndex: number, pageSize: number) =>
      change({
        page: pageIndex === 0 ? '' : String(pageIndex + 1),
        size: pageSize === defaultPageSize ? '' : String(pageSize),
      }),
    open: (id: string) => change({ open: id }, { state: { sheet: 'row' } satisfies SheetState }),
    close: useCloseSheet({ open: '' }),
  };
}

function sortingIn(text: string): GridSortModel {
  if (text === '') return [];
  return text.startsWith('-') ? [{ field: text.slice(1), sort: 'desc' }] : [{ field: text, sort: 'asc' }];
}

function sortingText([first]: GridSortModel): string {
  return first?.sort == null ? '' : `${first.sort === 'desc' ? '-' : ''}${first.field}`;
}
