import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

type Param = 'search' | 'show' | 'status' | 'sort' | 'page' | 'size' | 'open';
type Change = Partial<Record<Param, string>>;

export const pageSizes = [10, 20, 50, 100];
const usualPageSize = 20;

/** WebKit allows a hundred changes of the address in ten seconds (WebKit, History.cpp). */
const pauseMilliseconds = 300;

const opened = { isOpened: true } as const;

/**
 * The state of a list, kept in the address so that Back, a reload and a copied address lead to the same rows:
 * `?search=&show=&status=&sort=-price&page=&size=&open=`. What is as usual is absent.
 */
export function useListParams() {
  const { state } = useLocation() as { state: Partial<typeof opened> | null };
  const navigate = useNavigate();
  const { params, search, isSettled, type, replace, step } = useTypedParams();
  const size = Number(params.get('size'));
  const sort = params.get('sort') ?? '';
  // The grid sorts anew, and shows the first page, whenever this is another object.
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
    sortBy: (sorting: GridSortModel) => replace({ sort: sortingText(sorting), page: '' }),
    turnTo: (pageIndex: number, pageSize: number) =>
      step({
        page: pageIndex === 0 ? '' : String(pageIndex + 1),
        size: pageSize === usualPageSize ? '' : String(pageSize),
      }),
    open: (id: string) => step({ open: id }, opened),
    close: () => {
      if (state?.isOpened === true) void navigate(-1);
      else replace({ open: '' });
    },
  };
}

/** The parameters of the address, where what is typed into the search stands after a pause or before the next step. */
function useTypedParams() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const searched = params.get('search') ?? '';
  const [typed, setTyped] = useState({ key, search: searched });
  if (typed.key !== key) setTyped({ key, search: searched });
  const { search } = typed;
  const isSettled = search === searched;

  const change = (to: Change, options: NavigateOptions) => {
    const next = Object.entries({ ...Object.fromEntries(params), search, ...to });
    setParams(
      next.filter(([, value]) => value !== ''),
      { preventScrollReset: true, ...options },
    );
  };
  const settle = () => {
    // At once, so that no letter is typed between the address and the field that shows it.
    if (!isSettled) change({ page: '' }, { replace: true, flushSync: true });
  };
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => settleAfterPause(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isSettled, search]);

  const type = (search: string) => setTyped({ key, search });
  const replace = (to: Change) => change(to, { replace: true });
  /** Goes on to where Back leads back to what is typed. */
  const step = (to: Change, state?: unknown) => {
    settle();
    change(isSettled ? to : { page: '', ...to }, { state });
  };
  return { params, search, isSettled, type, replace, step };
}

function sortingIn(text: string): GridSortModel {
  if (text === '') return [];
  return text.startsWith('-') ? [{ field: text.slice(1), sort: 'desc' }] : [{ field: text, sort: 'asc' }];
}

function sortingText([first]: GridSortModel): string {
  return first?.sort == null ? '' : `${first.sort === 'desc' ? '-' : ''}${first.field}`;
}
