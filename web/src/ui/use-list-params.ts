import { useEffect, useEffectEvent, useMemo } from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import { useNavigation, type NavigateOptions } from 'react-router-dom';
import { changed, useAddress, useAddressedText, type Change } from './use-address.ts';
import { useCloseSheet, type SheetState } from './use-sheet.ts';

export const pageSizes = [10, 20, 50, 100];
const defaultPageSize = 20;

/** WebKit allows a hundred changes of the address in ten seconds (WebKit, History.cpp). */
const pauseMilliseconds = 300;

/**
 * State of a list, kept in the address so that Back, a reload and a copied address show the same rows:
 * `?search=&status=&view=&sort=-price&page=&size=&open=`. Defaults are left out.
 */
export function useListParams() {
  const { params, change, ...field } = useTypedParams();
  const size = Number(params.get('size'));
  const sort = params.get('sort') ?? '';
  // The grid sorts again whenever this is another object.
  const sorting = useMemo(() => sortingIn(sort), [sort]);
  return {
    field,
    search: params.get('search') ?? '',
    status: params.get('status') ?? '',
    view: params.get('view') ?? '',
    sorting,
    pageIndex: Math.max(0, Math.floor(Number(params.get('page')) || 1) - 1),
    pageSize: pageSizes.includes(size) ? size : defaultPageSize,
    openId: params.get('open'),
    /** Which rows the address asks for. */
    asked: changed(params, { page: '', size: '', sort: '', open: '' }).toString(),
    choose: ({ status = '', view = '' }: Readonly<Partial<Record<'status' | 'view', string>>> = {}) =>
      change({ status, view, page: '' }),
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

/** The address, and the text of the search field, which is written to it after a pause or before any other change. */
function useTypedParams() {
  const [params, changeAddress] = useAddress();
  const [text, type] = useAddressedText('search');
  const settle = () => {
    if (text !== (params.get('search') ?? '')) changeAddress({ search: text, page: '' }, { replace: true });
  };
  const settleTyped = useEffectEvent(settle);
  // While another screen is loading, a change of the address would lead back here.
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isStaying) return undefined;
    const timer = setTimeout(() => settleTyped(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isStaying]);
  const change = (to: Change, options?: NavigateOptions) => {
    settle();
    changeAddress(to, options);
  };
  return { params, change, text, type, settle };
}

function sortingIn(text: string): GridSortModel {
  if (text === '') return [];
  return text.startsWith('-') ? [{ field: text.slice(1), sort: 'desc' }] : [{ field: text, sort: 'asc' }];
}

function sortingText([first]: GridSortModel): string {
  return first?.sort == null ? '' : `${first.sort === 'desc' ? '-' : ''}${first.field}`;
}
