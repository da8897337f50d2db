import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { without } from './url-params.ts';
import { keepList, lastList, type LastList, type ReturnState } from './last-list.ts';

/**
 * Remembers the state of a list. Returns that state as `left` if the user has come back to the list.
 *
 * @param openId id of the open row. If the row leaves the list, the remembered `ids` still include the row
 */
export function useListPlace(openId: string | null) {
  const { pathname, search, key, state } = useLocation() as Location<ReturnState | null>;
  const type = useNavigationType();
  const rest = without(new URLSearchParams(search), ['open']).toString();
  const address = rest === '' ? pathname : `${pathname}?${rest}`;
  const [left] = useState(() => {
    const list = lastList(pathname);
    const isReturn = type === NavigationType.Pop || state?.scrollKey !== undefined;
    return isReturn && list?.address === address ? list : undefined;
  });
  const keep = ({ ids, selected }: Pick<LastList, 'ids' | 'selected'>) => {
    const before = lastList(pathname);
    const isGone = openId !== null && !ids.includes(openId) && before?.ids.includes(openId) === true;
    const scrollKey = state?.scrollKey ?? key;
    keepList(pathname, { address, scrollKey, selected, ids: isGone ? before.ids : ids });
  };
  return { left, keep };
}
