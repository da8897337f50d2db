import { useSearchParams } from 'react-router-dom';
import { without } from './url-params.ts';

/** Ids of the views that `?show=` named by their labels. */
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

/** The current query for one that names its view by a label; undefined for any other. */
export function useFormerView(): string | undefined {
  const [params] = useSearchParams();
  const view = formerViews[params.get('show') ?? ''];
  return view && new URLSearchParams([...without(params, ['show']), ['view', view]]).toString();
}
