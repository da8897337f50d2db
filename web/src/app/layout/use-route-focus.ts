import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/use-title.ts';
import { titleOf } from '../page.ts';

export function useRouteFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const title = titleOf(useMatches().map(({ handle }) => handle));
  const lastPath = useRef<string | null>(null);

  useDocumentTitle(title);

  useEffect(() => {
    const isFirst = lastPath.current === null;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const place = document.getElementById(hash.slice(1))?.closest<HTMLElement>('[tabindex]');
    // Back within a page closes a dialog or a panel, which returns the focus itself.
    if (isFirst || (isSamePage && (isBack || place == null))) return;
    const heading = document.querySelector<HTMLElement>('main [data-route-heading]');
    (place ?? heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname, hash, key, isBack]);
}
