import { useEffect, useEffectEvent, useMemo } from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import { useNavigation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useAddressedText } from './use-addressed-text.ts';
import { useCloseSheet, type SheetState } from './use-sheet.ts';

type Param = 'search' | 'show' | 'status' | 'sort' | 'page' | 'size' | 'open';
type Change = Partial<Record<Param, string>>;

export const pageSizes = [10, 20, 50, 100];
const usualPageSize = 20;

/** WebKit allows a hundred changes of the address in ten seconds (WebKit, History.cpp). */
const pauseMilliseconds = 300;

/**
 * The state of a list, kept in the address so that Back, a reload and a copied address lead to the same rows:
 * `?search=&show=&status=&sort=-price&page=&size=&open=`. What is as usual is absent.
 */
export function useListParams() {
  const { params, search, isSettled, type, change, step } = useTypedParams();
  const close = useCloseSheet(() => change({ open: '' }, { replace: true, flushSync: false }));
  const size = Number(params.get('size'));
  const sort = params.get('sort') ?? '';
  // The grid sorts anew whenever this is another object.
  const sorting = useMemo(() => sortingIn(sort), [sort]);
  return {
    search,
    type,
    /** False while the search is being typed. */
    isSettled,
    show: params.get('show'),
    status: params.get('status'),
    sorting,
    /** From 0. */
    pageIndex: isSettled ? Math.max(0, Math.floor(Number(params.get('page')) || 1) - 1) : 0,
    pageSize: pageSizes.includes(size) ? size : usualPageSize,
    openId: params.get('open'),
    choose: (view: { readonly show?: string; readonly status?: string }) =>
      step({ show: '', status: '', page: '', ...view }),
    sortBy: (sorting: GridSortModel) => step({ sort: sortingText(sorting), page: '' }, { replace: true }),
    turnTo: (pageIndex: number, pageSize: number) =>
      step({
        page: pageIndex === 0 ? '' : String(pageIndex + 1),
        size: pageSize === usualPageSize ? '' : String(pageSize),
      }),
    open: (id: string) => step({ open: id }, { state: { sheet: 'row' } satisfies SheetState }),
    close,
  };
}

/** The parameters of the address, where what is typed into the search stands after a pause or before the next change. */
function useTypedParams() {
  const [params, setParams] = useSearchParams();
  const searched = params.get('search') ?? '';
  const [search, type] = useAddressedText(searched);
  const isSettled = search === searched;

  const change = (to: Change, options?: NavigateOptions) => {
    // Of the address as it is now: `params` may be from before another change that is not rendered yet.
    const next = Object.entries({ ...Object.fromEntries(new URLSearchParams(location.search)), ...to });
    setParams(
      next.filter(([, value]) => value !== ''),
      // At once, so that no letter is typed and no button pressed between the address and what shows it.
      { preventScrollReset: true, flushSync: true, ...options },
    );
  };
  const settle = () => {
    if (!isSettled) change({ search, page: '' }, { replace: true });
  };
  const settleTyped = useEffectEvent(settle);
  // While another screen is being loaded, a change of the address would lead back here.
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    if (isSettled || !isStaying) return undefined;
    const timer = setTimeout(() => settleTyped(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isSettled, isStaying, search]);
  // A link leads on from what is typed: the pause may be over before its navigation is rendered.
  useEffect(() => {
    if (isSettled) return undefined;
    const settleFirst = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') !== null) settleTyped();
    };
    document.addEventListener('click', settleFirst, { capture: true });
    return () => document.removeEventListener('click', settleFirst, { capture: true });
  }, [isSettled]);

  /** Goes on to where Back leads back to what is typed. */
  const step = (to: Change, options?: NavigateOptions) => {
    settle();
    change(to, options);
  };
  return { params, search, isSettled, type, change, step };
}

function sortingIn(text: string): GridSortModel {
  if (text === '') return [];
  return text.startsWith('-') ? [{ field: text.slice(1), sort: 'desc' }] : [{ field: text, sort: 'asc' }];
}

function sortingText([first]: GridSortModel): string {
  return first?.sort == null ? '' : `${first.sort === 'desc' ? '-' : ''}${first.field}`;
}
