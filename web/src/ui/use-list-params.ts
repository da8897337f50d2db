import { useEffect, useEffectEvent, useMemo } from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import { useLocation, useNavigation, type NavigateOptions } from 'react-router-dom';
import { oneOf, param, text, without, type ValuesOf } from './address-params.ts';
import { useAddress, useAddressedText } from './use-address.ts';
import { useCloseSheet, type SheetState } from './use-sheet.ts';

export const pageSizes = [10, 20, 50, 100];

/** State of a list, so that Back, a reload and a copied address show the same rows. */
export const listParams = {
  status: text('status'),
  search: text('search'),
  view: text('view'),
  /** A field, or `-` and a field. */
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

/** WebKit allows 100 changes of the address in 10 seconds (WebKit, History.cpp). */
const debounceMilliseconds = 300;

export function useListParams() {
  const { values, change, ...field } = useDebouncedSearch();
  const params = new URLSearchParams(useLocation().search);
  // DataGrid sorts again whenever this is another object.
  const sorting = useMemo(() => sortingIn(values.sort), [values.sort]);
  return {
    ...values,
    field,
    sorting,
    /** Which rows the address asks for. */
    asked: without(params, ['page', 'size', 'sort', 'open']).toString(),
    choose: ({ status = '', view = '' }: Partial<Pick<ListValues, 'status' | 'view'>> = {}) =>
      change({ status, view, pageIndex: 0 }),
    sortBy: (sorting: GridSortModel) =>
      change({ sort: sortingText(sorting), pageIndex: 0 }, { replace: true }),
    turnTo: (pageIndex: number, pageSize: number) => change({ pageIndex, pageSize }),
    open: (id: string) => change({ openId: id }, { state: { sheet: 'row' } satisfies SheetState }),
    close: useCloseSheet(['open']),
  };
}

/** The values in the address, and the text of the search field, which is written there after a pause or before any other change. */
function useDebouncedSearch() {
  const [values, changeAddress] = useAddress(listParams);
  const [text, type] = useAddressedText('search');
  const settle = () => {
    if (text !== values.search) changeAddress({ search: text, pageIndex: 0 }, { replace: true });
  };
  const settleTyped = useEffectEvent(settle);
  // While another screen is loading, a change of the address would lead back here.
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isStaying) return undefined;
    const timer = setTimeout(() => settleTyped(), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isStaying]);
  const change = (to: Partial<ListValues>, options?: NavigateOptions) => {
    settle();
    changeAddress(to, options);
  };
  return { values, change, text, type, settle };
}

function sortingIn(text: string): GridSortModel {
  if (text === '') return [];
  return text.startsWith('-') ? [{ field: text.slice(1), sort: 'desc' }] : [{ field: text, sort: 'asc' }];
}

function sortingText([first]: GridSortModel): string {
  return first?.sort == null ? '' : `${first.sort === 'desc' ? '-' : ''}${first.field}`;
}
