import { useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

/** What of a list somebody sees: `?search=&show=&page=&open=`. An empty value is absent. */
type Change = Partial<Record<'search' | 'show' | 'page' | 'open', string>>;

const opened = { isOpened: true } as const;

/** Keeps in the address what of a list somebody sees, so that Back, a reload and a copied address lead to the same rows. */
export function useRecordView() {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: Partial<typeof opened> | null };
  const navigate = useNavigate();
  const isTyping = useNavigationType() === NavigationType.Replace;
  const inAddress = params.get('search') ?? '';
  // The router changes the address a moment later: a field that showed it would lose letters typed meanwhile.
  const [typed, setTyped] = useState({ key, search: inAddress });
  if (typed.key !== key) setTyped({ key, search: isTyping ? typed.search : inAddress });
  const { search } = typed;

  const change = (to: Change, options: { readonly replace?: boolean; readonly state?: unknown } = {}) => {
    const next = Object.entries({ ...Object.fromEntries(params), search, ...to });
    setParams(
      next.filter(([, value]) => value !== ''),
      { preventScrollReset: true, ...options },
    );
  };
  return {
    search,
    show: params.get('show') ?? 'All',
    /** From 0. */
    pageIndex: Math.max(0, Math.floor(Number(params.get('page')) || 1) - 1),
    openId: params.get('open'),
    type: (text: string) => {
      setTyped({ key, search: text });
      change({ search: text, page: '' }, { replace: true });
    },
    choose: (show: string) => {
      change({ show: show === 'All' ? '' : show, page: '' });
    },
    turnTo: (pageIndex: number) => {
      change({ page: pageIndex === 0 ? '' : String(pageIndex + 1) });
    },
    open: (id: string) => {
      change({ open: id }, { state: opened });
    },
    close: () => {
      if (state?.isOpened === true) void navigate(-1);
      else change({ open: '' }, { replace: true });
    },
  };
}
