import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../ui/money.ts';
import { kindOf, type CheckedRow, type RowKind } from './import-rows.ts';
import { RowChanges } from './row-changes.tsx';

/** In the order an admin should look at them. */
const kinds: readonly { readonly kind: RowKind; readonly label: string }[] = [
  { kind: 'wrong', label: 'Something wrong' },
  { kind: 'created', label: 'New' },
  { kind: 'updated', label: 'Changed' },
  { kind: 'unchanged', label: 'Unchanged' },
];

const rowsAtOnce = 50;

/** What becomes of each row of the file, by kind. */
export function ImportReport({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const [chosen, setChosen] = useState<RowKind | null>(null);
  const [shown, setShown] = useState(rowsAtOnce);
  const kind = chosen ?? kinds.find((each) => rows.some((row) => kindOf(row) === each.kind))?.kind;
  const ofKind = rows.filter((row) => kindOf(row) === kind);
  return (
    <Stack spacing={1.5} component="section" aria-label="What becomes of the rows">
      <KindChoice
        rows={rows}
        kind={kind}
        onKind={(to) => {
          setChosen(to);
          setShown(rowsAtOnce);
        }}
      />
      <Box component="ol" sx={list}>
        {ofKind.slice(0, shown).map((row) => (
          <ReportRow key={row.line} row={row} />
        ))}
      </Box>
      {ofKind.length > shown ? (
        <Button onClick={() => setShown(shown + rowsAtOnce)} sx={{ alignSelf: 'flex-start' }}>
          More of {formatNumber(ofKind.length)} rows
        </Button>
      ) : null}
    </Stack>
  );
}

interface KindChoiceProps {
  readonly rows: readonly CheckedRow[];
  readonly kind: RowKind | undefined;
  readonly onKind: (kind: RowKind) => void;
}

function KindChoice({ rows, kind, onKind }: KindChoiceProps) {
  const countOf = (each: RowKind) => rows.filter((row) => kindOf(row) === each).length;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Which rows"
      value={kind}
      onChange={(_event, to: RowKind | null) => {
        if (to !== null) onKind(to);
      }}
      sx={{ alignSelf: 'flex-start' }}
    >
      {kinds
        .filter(({ kind: each }) => countOf(each) > 0)
        .map(({ kind: each, label }) => (
          <ToggleButton key={each} value={each}>
            {label} {formatNumber(countOf(each))}
          </ToggleButton>
        ))}
    </ToggleButtonGroup>
  );
}

function ReportRow({ row }: { readonly row: CheckedRow }) {
  const { line, partNumber, part, issues } = row;
  const name = part?.name ?? row.name;
  return (
    <Box component="li">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Row {formatNumber(line)}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {partNumber}
        </Typography>
      </div>
      {part === null ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'error.main', fontWeight: 600 }}>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </Box>
      ) : (
        <RowChanges part={part} />
      )}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderTop: 1,
  borderColor: 'divider',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '80px minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: 2,
    rowGap: 0.5,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
};
