import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Verdict } from '@pedalworks/contract/fit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { fitLabels } from '../../shared/fit-labels.ts';
import { catalogueQuery } from '../catalogue/queries.ts';
import { fitChanges, partsWithNewInterfaces, type ChangedPart, type FitChange } from './fit-changes.ts';
import type { CheckedRow } from './import-rows.ts';

/** Maximum number of parts to compare, which takes a few seconds in a shop of 2,000 parts. */
const maxParts = 300;
const maxShown = 100;

/** Lists the compatibility verdicts that an import would change. */
export function FitChangesList({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const changed = useMemo(() => partsWithNewInterfaces(rows), [rows]);
  const { data: changes } = useQuery(fitChangesQuery(changed.slice(0, maxParts)));
  if (changed.length === 0 || changes === undefined) return null;
  const scope = changed.length > maxParts ? ` (first ${formatNumber(maxParts)} changed parts compared)` : '';
  return (
    <Alert severity="info">
      Compatibility: {verdictsText(changes.length)} will change{scope}.
      {changes.length === 0 ? null : (
        <Disclosure label="Show verdicts">
          <Box component="ul" aria-label="Verdicts that will change" sx={{ display: 'grid', rowGap: 0.5 }}>
            {changes.slice(0, maxShown).map((change) => (
              <li key={`${change.part} ${change.other}`}>
                <Change change={change} />
              </li>
            ))}
            {changes.length > maxShown ? <li>and {formatNumber(changes.length - maxShown)} more</li> : null}
          </Box>
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

const verdictsText = (count: number) => `${formatNumber(count)} ${count === 1 ? 'verdict' : 'verdicts'}`;

function Change({ change: { line, part, other, before, after } }: { readonly change: FitChange }) {
  return (
    <>
      Row {formatNumber(line)}: <bdi>{part}</bdi> and <bdi>{other}</bdi>: {labelOf(before)} →{' '}
      <strong>{labelOf(after)}</strong>
    </>
  );
}

const labelOf = (verdict: Verdict) => (verdict === 'unrelated' ? 'Unrelated' : fitLabels[verdict]);
