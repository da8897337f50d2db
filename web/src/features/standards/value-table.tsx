import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { labelledValues, statementText, type Interface } from '@pedalworks/contract/fit';
import { firstFew } from '@pedalworks/contract/words';
import { splitLabel } from './how-to-tell.ts';
import type { StandardPart, StandardParts } from './standard-parts.ts';

interface ValueTableProps {
  readonly standard: Interface;
  readonly parts: StandardParts;
}

/** Values of an interface: how to tell each, and our parts that have it and that need it. */
export function ValueTable({ standard, parts }: ValueTableProps) {
  const rows = rowsOf(standard, parts);
  const hasSigns = rows.some(({ sign }) => sign !== '');
  const isNeeded = standard.needers !== 'none';
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            {hasSigns ? <th scope="col">How to tell</th> : null}
            <th scope="col">{isNeeded ? 'Our parts that have it' : 'Our parts'}</th>
            {isNeeded ? <th scope="col">Our parts that need it</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sign, provides, needs }) => (
            <tr key={`${name} ${sign}`}>
              <th scope="row">{name}</th>
              {hasSigns ? <Cell>{sign}</Cell> : null}
              <Cell label={isNeeded ? 'Have it: ' : ''}>{linked(provides)}</Cell>
              {isNeeded ? <Cell label="Need it: ">{linked(needs)}</Cell> : null}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Stacks the cells of a row in a table that is narrow for the size of its text. */
const isNarrow = '@container (width < 34rem)';
const isWide = '@container (width >= 34rem)';

interface CellProps {
  /** Title in a narrow table, where the cells of a row are stacked. */
  readonly label?: string;
  readonly children: ReactNode;
}

function Cell({ label = '', children }: CellProps) {
  return (
    <td>
      {children === null || children === '' || label === '' ? null : (
        <Box component="span" sx={{ [isWide]: { display: 'none' }, color: 'text.secondary' }}>
          {label}
        </Box>
      )}
      {children}
    </td>
  );
}

const maxLinked = 4;

function linked(parts: readonly StandardPart[]): ReactNode {
  if (parts.length === 0) return null;
  const { shown, more } = firstFew(parts, maxLinked);
  // Unlike `Disclosure`, `details` opens before hydration and without scripts.
  return (
    <>
      <PartLinks parts={shown} />
      {more === 0 ? null : (
        <details>
          <Box component="summary" sx={{ py: 0.5, cursor: 'pointer' }}>
            {`${String(more)} more`}
          </Box>
          <PartLinks parts={parts.slice(shown.length)} />
        </details>
      )}
    </>
  );
}

export function PartLinks({ parts }: { readonly parts: readonly Pick<StandardPart, 'slug' | 'name'>[] }) {
  return parts.map(({ slug, name }, index) => (
    <span key={slug}>
      {index === 0 ? null : ', '}
      <Link href={`/parts/${slug}`} dir="auto">
        {name}
      </Link>
    </span>
  ));
}

interface ValueRow extends Pick<StandardParts, 'provides' | 'needs'> {
  readonly name: string;
  readonly sign: string;
}

/** Returns the values in order: all choices, or the numbers that our parts state. Parts without a value come last. */
function rowsOf(standard: Interface, parts: StandardParts): readonly ValueRow[] {
  const rows = standard.values === undefined ? numberRows(standard, parts) : choiceRows(standard, parts);
  const unknown = partsWhere(parts, (part) => statementText(standard, part) === '');
  const isKnown = unknown.provides.length + unknown.needs.length === 0;
  return isKnown ? rows : [...rows, { name: 'Not stated', sign: '', ...unknown }];
}

const choiceRows = (standard: Interface, parts: StandardParts) =>
  labelledValues(standard).map((labelled) => ({
    ...splitLabel(standard.key, labelled),
    ...partsWhere(parts, ({ values }) => values?.includes(labelled[0]) ?? false),
  }));

function numberRows(standard: Interface, parts: StandardParts): readonly ValueRow[] {
  const stated = [...parts.provides, ...parts.needs].toSorted(
    (one, other) => lowest(one) - lowest(other) || highest(one) - highest(other),
  );
  const texts = [...new Set(stated.map((part) => statementText(standard, part)))].filter(Boolean);
  return texts.map((name) => ({
    name,
    sign: '',
    ...partsWhere(parts, (part) => statementText(standard, part) === name),
  }));
}

const lowest = ({ min, max }: StandardPart) => min ?? max ?? 0;
const highest = ({ min, max }: StandardPart) => max ?? min ?? 0;

const partsWhere = ({ provides, needs }: StandardParts, isWanted: (part: StandardPart) => boolean) => ({
  provides: provides.filter(isWanted),
  needs: needs.filter(isWanted),
});

const table = {
  width: 1,
  borderCollapse: 'collapse',
  borderTop: 1,
  borderColor: 'divider',
  '& :is(tr, th, td)': { display: 'block', p: 0, textAlign: 'start', verticalAlign: 'top' },
  '& tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { typography: 'body2', color: 'text.secondary' },
  '& tbody th': { fontWeight: 700 },
  [isNarrow]: { '& thead tr': visuallyHidden },
  [isWide]: {
    '& tr': { display: 'table-row' },
    '& :is(th, td)': { display: 'table-cell', py: 1, pr: 2 },
    '& tbody th': { minWidth: '7.5rem' },
  },
};
