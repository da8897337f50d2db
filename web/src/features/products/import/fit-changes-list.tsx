import { useMemo, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Verdict } from '@pedalworks/contract/fit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FirstFew } from '../../../ui/first-few.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { counted } from '@pedalworks/contract/words';
import { fitLabels } from '../../fit/public/fit-labels.ts';
import { catalogueQuery } from '../public/catalogue-query.ts';
import { fitChanges, partsWithNewInterfaces, type ChangedPart, type FitChange } from './fit-changes.ts';
import type { CheckedRow } from './import-rows.ts';
import { interfaceChanges, type InterfaceChange } from './interface-changes.ts';

/** Maximum number of parts to compare, which takes a few seconds in a shop of 2,000 parts. */
const maxParts = 300;
const maxShown = 100;

/** Lists the interfaces, verdicts and limits that an import would change. */
export function FitChangesList({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const changed = useMemo(() => partsWithNewInterfaces(rows), [rows]);
  const stated = useMemo(() => interfaceChanges(rows), [rows]);
  const { data: changes } = useQuery(fitChangesQuery(changed.slice(0, maxParts)));
  if (changed.length === 0 || changes === undefined) return null;
  const verdicts = changes.filter(({ before, after }) => before !== after);
  const limits = changes.filter((change) => change.limits !== undefined);
  const removed = stated.filter(({ after }) => after === null).length;
  const scope = changed.length > maxParts ? ` (first ${formatNumber(maxParts)} changed parts compared)` : '';
  return (
    <Alert severity={removed > 0 || limits.length > 0 ? 'warning' : 'info'}>
      Compatibility: {counted(verdicts.length, 'verdict')} and {counted(limits.length, 'limit')} will change
      {scope}
      {removed > 0 ? `, and ${counted(removed, 'interface')} will be removed` : ''}.
      {changes.length + stated.length === 0 ? null : (
        <Disclosure label="Show compatibility changes">
          <ChangeList title="Interfaces" items={stated} textOf={statedText} />
          <ChangeList title="Verdicts that will change" items={verdicts} textOf={verdictText} />
          <ChangeList title="Limits" items={limits} textOf={limitText} />
        </Disclosure>
      )}
    </Alert>
  );
}

const fitChangesQuery = (changed: readonly ChangedPart[]) =>
  queryOptions({
    queryKey: ['fit-changes', changed],
    queryFn: async ({ client, signal }) => fitChanges(changed, await client.query(catalogueQuery()), signal),
    enabled: changed.length > 0,
    gcTime: 0,
  });

interface ChangeListProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => ReactNode;
}

function ChangeList<Item>({ title, items, textOf }: ChangeListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="p" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <FirstFew label={title} items={items} max={maxShown}>
        {textOf}
      </FirstFew>
    </>
  );
}

const statedText = ({ line, part, before, after }: InterfaceChange) => (
  <>
    Row {formatNumber(line)}: <bdi>{part}</bdi>: {before} →{' '}
    <strong>{after === null ? 'removed' : after.slice(after.indexOf(': ') + 2)}</strong>
  </>
);

const verdictText = ({ line, part, other, before, after }: FitChange) => (
  <>
    Row {formatNumber(line)}: <bdi>{part}</bdi> and <bdi>{other}</bdi>: {labelOf(before)} →{' '}
    <strong>{labelOf(after)}</strong>
  </>
);

const limitText = ({ line, part, other, limits }: FitChange) => (
  <>
    Row {formatNumber(line)}: <bdi>{part}</bdi> and <bdi>{other}</bdi>: {sentences(limits?.before)} →{' '}
    <strong>{sentences(limits?.after)}</strong>
  </>
);

const sentences = (texts: readonly string[] = []) => texts.join(' ') || 'No limit';

const labelOf = (verdict: Verdict) => (verdict === 'unrelated' ? 'Unrelated' : fitLabels[verdict]);
