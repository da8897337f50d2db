import { text } from '../../ui/url-params.ts';
import type { RecordFilter } from '../../ui/record-grid.tsx';
import { listParams } from '../../ui/use-list-params.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import type { ReturnQuery } from './admin-queries.ts';

interface View extends RecordFilter {
  readonly view: string;
  readonly filters: ReturnQuery;
  readonly countKey?: 'requested' | 'approved' | 'received' | 'withdrawals';
}

const open = 'requested,approved,received';

export const returnViews: readonly View[] = [
  { label: 'New', view: 'new', filters: { state: 'requested' }, countKey: 'requested' },
  { label: 'On the way', view: 'on-the-way', filters: { state: 'approved' }, countKey: 'approved' },
  { label: 'To inspect', view: 'to-inspect', filters: { state: 'received' }, countKey: 'received' },
  { label: 'Closed', view: 'closed', filters: { state: 'closed,declined,cancelled' } },
  {
    label: 'Open withdrawals',
    isRare: true,
    view: 'withdrawals',
    filters: { state: open, kind: 'withdrawal' },
    countKey: 'withdrawals',
  },
  {
    label: 'Open warranty claims',
    isRare: true,
    view: 'warranty',
    filters: { state: open, kind: 'warranty' },
  },
];

export const returnParams = { ...listParams, from: text('from'), to: text('to') };

/** Reads the filters from the URL. Returns null for an unknown view instead of listing all returns. */
export function useReturnView(): ReturnQuery | null {
  const [{ view, search, from, to }] = useUrlState(returnParams);
  const known = returnViews.find((each) => each.view === view);
  if (known === undefined && view !== '') return null;
  return { ...known?.filters, search, from, to };
}
