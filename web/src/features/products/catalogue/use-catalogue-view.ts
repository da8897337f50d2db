import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SheetState } from '../../../ui/use-sheet.ts';
import { paramsOf, viewIn, type CatalogueView } from './catalogue-view.ts';

/** The catalogue's view in the URL, and how to change it; each change is a history entry. */
export function useCatalogueView() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: SheetState | null };
  const view = useMemo(() => viewIn(params), [params]);
  const change = (to: Partial<CatalogueView>) => {
    // Of the address as it is now: `view` is from before another change that is not rendered yet.
    const present = viewIn(new URLSearchParams(location.search));
    const sheet = state?.sheet;
    setParams(paramsOf({ ...present, ...to }), {
      preventScrollReset: true,
      // At once, so that a checkbox shows what was chosen when it is pressed.
      flushSync: true,
      // A sheet of filters is one entry: closing it keeps them, Back takes them away.
      ...(sheet === undefined ? {} : { replace: true, state: { sheet, isChanged: true } }),
    });
  };
  /** A category the shop does not have, which is shown as all of them. */
  const written = params.get('category') ?? '';
  const unknownCategory = written === '' || written === view.category ? null : written;
  return { view, change, unknownCategory };
}
