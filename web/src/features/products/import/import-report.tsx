import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../ui/money.ts';
import { endOf, kindOf, problemsOf, type CheckedRow, type RowKind } from './import-rows.ts';
import { RowChanges } from './row-changes.tsx';

/** Sorted by urgency. */
const kinds: readonly RowKind[] = ['wrong', 'left', 'created', 'updated', 'unchanged'];

const labels: Readonly<Record<RowKind, string>> = {
  wrong: 'Something wrong',
  left: 'Not imported',
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
};

const rowsAtOnce = 50;

interface ImportReportProps {
  readonly rows: readonly CheckedRow[];
  /** True after the import has ended, to list unwritten rows apart. */
  readonly isOver?: boolean;
}

export function ImportReport({ rows, isOver = false }: ImportReportProps) {
  const [chosen, setChosen] = useState<RowKind | null>(null);
  const [shown, setShown] = useState(rowsAtOnce);
  const rowsOf = (kind: RowKind) => rows.filter((row) => (isOver ? endOf : kindOf)(row) === kind);
  const counts = kinds.map((kind) => ({ kind, count: rowsOf(kind).length })).filter(({ count }) => count > 0);
  const kind = chosen ?? counts[0]?.kind ?? 'unchanged';
  const ofKind = rowsOf(kind);
  return (
    <Stack spacing={1.5} component="section" aria-label="Result by row">
      <KindChoice
        counts={counts}
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
  readonly counts: readonly { readonly kind: RowKind; readonly count: number }[];
  readonly kind: RowKind;
  readonly onKind: (kind: RowKind) => void;
}

function KindChoice({ counts, kind, onKind }: KindChoiceProps) {
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
      {counts.map(({ kind: each, count }) => (
        <ToggleButton key={each} value={each}>
          {labels[each]} {formatNumber(count)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function ReportRow({ row }: { readonly row: CheckedRow }) {
  const { line, partNumber, part } = row;
  const name = part?.name ?? row.name;
  return (
    <Box component="li">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Row {formatNumber(line)}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 600 }} dir="auto">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {partNumber}
        </Typography>
      </div>
      {part === null ? (
        <Box component="ul" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problemsOf(row).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Box>
      ) : (
        <RowChanges part={part} />
      )}
    </Box>
  );
}

const list = {
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
