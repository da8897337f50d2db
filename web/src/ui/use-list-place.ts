import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { keepList, lastList, type LastList, type ReturnState } from './last-list.ts';
import { changed } from './use-address.ts';

/** Remembers a list for the way back to it; `left` is the list as it was left, if this navigation returns to it. */
export function useListPlace() {
  const { pathname, search, key, state } = useLocation() as Location<ReturnState | null>;
  const type = useNavigationType();
  const rest = changed(new URLSearchParams(search), { open: '' }).toString();
  const address = rest === '' ? pathname : `${pathname}?${rest}`;
  const [left] = useState(() => {
    const list = lastList(pathname);
    const isReturn = type === NavigationType.Pop || state?.scrollKey !== undefined;
    return isReturn && list?.address === address ? list : undefined;
  });
  const keep = (shown: Pick<LastList, 'ids' | 'selected'>) =>
    keepList(pathname, { address, scrollKey: state?.scrollKey ?? key, ...shown });
  return { left, keep };
}
