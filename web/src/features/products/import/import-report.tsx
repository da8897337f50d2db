import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../ui/money.ts';
import { useShown } from '../../../ui/use-shown.tsx';
import { andMore, firstFew } from '@pedalworks/contract/words';
import { ImportNotices } from './import-notices.tsx';
import { endOf, kindOf, problemsOf, warningsOf, type CheckedRow, type RowKind } from './import-rows.ts';
import type { RowFindings } from './row-findings.ts';
import { RowChanges } from './row-changes.tsx';

/** Order of the row kinds in the preview. Changes come first: {@link ImportNotices} already lists skipped rows. */
const previewed: readonly RowKind[] = ['updated', 'created', 'invalid', 'unchanged'];
const ended: readonly RowKind[] = ['unwritten', 'invalid', 'updated', 'created', 'unchanged'];

const labels: Readonly<Record<RowKind, string>> = {
  invalid: 'Errors',
  unwritten: 'Not imported',
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
};

interface ImportReportProps {
  readonly rows: readonly CheckedRow[];
  readonly notices?: readonly string[];
  /** Contradictions in the data of parts, by line. */
  readonly findings?: RowFindings | undefined;
  readonly isOver?: boolean;
}

export function ImportReport({ rows, notices = [], findings, isOver = false }: ImportReportProps) {
  const [chosen, setChosen] = useState<RowKind | null>(null);
  const rowsOf = (kind: RowKind) => rows.filter((row) => (isOver ? endOf : kindOf)(row) === kind);
  const counts = (isOver ? ended : previewed)
    .map((each) => ({ kind: each, count: rowsOf(each).length }))
    .filter(({ count }) => count > 0);
  const kind = chosen ?? counts[0]?.kind ?? 'unchanged';
  const { shown, more, reset } = useShown(rowsOf(kind), 50, 'rows');
  const choose = (to: RowKind) => {
    setChosen(to);
    reset();
  };
  return (
    <Stack spacing={1.5} component="section" aria-label="Result by row">
      {isOver ? null : (
        <ImportNotices
          notices={notices}
          invalid={rowsOf('invalid')}
          onShowInvalid={() => choose('invalid')}
        />
      )}
      <KindChoice counts={counts} kind={kind} onKind={choose} />
      <Box component="ol" sx={list}>
        {shown.map((row) => (
          <ReportRow key={row.line} row={row} findings={findings?.get(row.line)} />
        ))}
      </Box>
      {more}
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
      aria-label="Show rows"
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

interface ReportRowProps {
  readonly row: CheckedRow;
  readonly findings: readonly string[] | undefined;
}

function ReportRow({ row, findings = [] }: ReportRowProps) {
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
      {part === null ? <Lines lines={problemsOf(row)} color="error.main" /> : null}
      {part === null ? null : (
        <div>
          <Lines lines={[...warningsOf(row), ...shortened(findings)]} color="warning.main" />
          <RowChanges part={part} isStockChange={row.row['stockChange'] !== undefined} />
        </div>
      )}
    </Box>
  );
}

const maxFindings = 5;

function shortened(findings: readonly string[]): readonly string[] {
  const { shown, more } = firstFew(findings, maxFindings);
  return more === 0 ? shown : [...shown, `${andMore(more)}. Edit the part to see them all.`];
}

function Lines({ lines, color }: { readonly lines: readonly string[]; readonly color: string }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ color, fontWeight: 600 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
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
