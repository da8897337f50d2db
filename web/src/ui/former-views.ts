import { useSearchParams } from 'react-router-dom';
import { without } from './url-params.ts';

/** View ids by label. Old URLs have the label (`?show=Low+stock`) instead of the id (`?view=low-stock`). */
const formerViews: Readonly<Record<string, string>> = {
  'Needs a look': 'attention',
  'Needs attention': 'attention',
  'Low stock': 'low-stock',
  'Sold out': 'sold-out',
  'Not published': 'unpublished',
  Published: 'published',
  Admins: 'admins',
  'Given up': 'given-up',
};

/**
 * Returns the current query with a former view name replaced, such as `?show=Low+stock` with `?view=low-stock`;
 * undefined if it has none.
 */
export function useFormerView(): string | undefined {
  const [params] = useSearchParams();
  const view = formerViews[params.get('show') ?? ''];
  return view && new URLSearchParams([...without(params, ['show']), ['view', view]]).toString();
}
