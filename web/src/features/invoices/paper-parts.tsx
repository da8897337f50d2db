import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { addressLines } from '@pedalworks/contract/address';
import type { Invoice, Settings } from '@pedalworks/contract';

interface PaperHeadProps {
  readonly name: string;
  readonly seller: Settings['seller'] | undefined;
  readonly facts: readonly (readonly [term: string, value: string])[];
}

export function PaperHead({ name, seller, facts }: PaperHeadProps) {
  const hasVatId = seller !== undefined && seller.vatId !== '';
  return (
    <Box sx={head}>
      <div>
        <Typography variant="h3" component="p" dir="auto">
          {seller?.name}
        </Typography>
        <p dir="auto">{seller?.address}</p>
        {hasVatId ? <p>VAT ID {seller.vatId}</p> : null}
      </div>
      <div>
        <Typography variant="h3" component="h1" tabIndex={-1} data-route-heading="" sx={{ mb: 1 }}>
          {name}
        </Typography>
        <Box component="dl" sx={pairs}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([term, value]) => (
              <Box key={term} sx={{ display: 'contents' }}>
                <dt>{term}</dt>
                <dd dir="auto">{value}</dd>
              </Box>
            ))}
        </Box>
      </div>
    </Box>
  );
}

interface RecipientProps {
  readonly heading: string;
  readonly buyer: Invoice['buyer'];
}

export function Recipient({ heading, buyer: { name, email, address } }: RecipientProps) {
  const lines = address === null ? [name, email] : addressLines(address);
  const vatId = address?.vatId ?? '';
  return (
    <Box component="section" sx={{ textAlign: 'left' }}>
      <Typography variant="subtitle2" component="h2">
        {heading}
      </Typography>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      {vatId === '' ? null : <p dir="auto">VAT ID {vatId}</p>}
    </Box>
  );
}

interface LinesTableProps {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

export function LinesTable({ headings, rows }: LinesTableProps) {
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

export function PartCell({ name, partNumber }: Pick<Invoice['lines'][number], 'name' | 'partNumber'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <span dir="auto">{name}</span>
      {partNumber === '' ? null : <Box sx={{ fontSize: '0.875em' }}>{partNumber}</Box>}
    </Box>
  );
}

interface SumsProps {
  /** Summary rows, with the total last. `address` is the URL that the row's term links to. */
  readonly sums: readonly (readonly [term: string, amount: string, address?: string | undefined])[];
}

export function Sums({ sums }: SumsProps) {
  return (
    <Box component="dl" sx={{ ...pairs, ...sumColumns }}>
      {sums.map(([term, amount, address]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{address === undefined ? term : <Link href={address}>{term}</Link>}</dt>
          <dd>{amount}</dd>
        </Box>
      ))}
    </Box>
  );
}

const head = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 4,
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

const pairs = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.25,
  '& dd': { overflowWrap: 'anywhere' },
};

const sumColumns = {
  justifyContent: 'end',
  gridTemplateColumns: 'auto max-content',
  columnGap: 0,
  breakInside: 'avoid',
  fontVariantNumeric: 'tabular-nums',
  '& dd': { pl: 3, textAlign: 'end' },
  '& > :last-child > *': { pt: 0.5, mt: 0.5, borderTop: '1px solid', fontWeight: 700 },
};

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    borderBottom: '1px solid',
    textAlign: 'start',
    verticalAlign: 'bottom',
    whiteSpace: { sm: 'nowrap' },
  },
  '& td': { borderBottom: '1px solid #bbb', verticalAlign: 'top' },
  '& th, & td': { py: 0.5, pl: { xs: 1, sm: 3 } },
  '& :is(th, td):first-of-type': { pl: 0, overflowWrap: 'anywhere' },
  '& :is(th, td):not(:first-of-type)': { textAlign: 'end' },
  '& td:not(:first-of-type)': { width: '1%', whiteSpace: 'nowrap' },
};
