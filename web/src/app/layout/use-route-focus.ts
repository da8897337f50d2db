import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** Names the page in the title bar, and after a change of route moves the focus to its heading. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const title = useRouteTitle();
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    document.title = `${title} · Pedalworks`;
  }, [title]);

  useEffect(() => {
    const isFirstPage = lastPath.current === null;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (isFirstPage || isSamePage || hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main [data-route-heading]');
    (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

function useRouteTitle(): string {
  const titles = useMatches().map(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : '',
  );
  return titles.findLast((title) => title !== '') ?? 'Pedalworks';
}
