import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { FitReport, FitReportState } from '@pedalworks/contract';
import { itemsOf } from '../../../services/api-client.ts';
import { LocalDay } from '../../../ui/dates.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RecordGrid, type RecordFilter } from '../../../ui/record-grid.tsx';
import type { RecordColumn } from '../../../ui/record-table.tsx';
import { TwoLineCell } from '../../../ui/two-line-cell.tsx';
import { listParams } from '../../../ui/use-list-params.ts';
import { useUrlState } from '../../../ui/use-url-state.ts';
import { wordsTest } from '../../shared/words-test.ts';
import { FitReportDetail } from './fit-report-detail.tsx';
import { fitReportsQuery } from './queries.ts';
import { otherOf, partOf, verdictText } from './report-texts.ts';

/** Reports of wrong verdicts, for admins. */
export function FitReportGrid() {
  const [{ search, view }] = useUrlState(listParams);
  const state = states[view];
  const isFound = wordsTest(search);
  const query = useInfiniteQuery({
    ...fitReportsQuery(state),
    placeholderData: keepPreviousData,
    select: (data) => itemsOf(data).filter((report) => isFound(searchedText(report))),
  });
  return (
    <RecordGrid
      noun="reports"
      query={query}
      columns={columns}
      filters={filters}
      titleOf={(report) => `${partOf(report)} and ${otherOf(report)}`}
      renderDetail={(report) => <FitReportDetail report={report} />}
      empty={search === '' && state === undefined ? <NoReports /> : null}
    />
  );
}

const states: Readonly<Record<string, FitReportState>> = { open: 'open', answered: 'answered' };

const filters: readonly RecordFilter[] = [
  { label: 'Open', view: 'open' },
  { label: 'Answered', view: 'answered' },
];

function NoReports() {
  return (
    <EmptyState title="No reports yet">
      Visitors can report a wrong verdict on the page of a part. Reports appear here for 180 days.
    </EmptyState>
  );
}

/** Returns the text of a report that a search looks through. */
function searchedText(report: FitReport): string {
  const { a, b, note, email } = report;
  return [partOf(report), otherOf(report), a?.partNumber, b?.partNumber, note, email].join(' ');
}

const columns: readonly RecordColumn<FitReport>[] = [
  {
    field: 'a',
    headerName: 'About',
    flex: 3,
    minWidth: 150,
    display: 'flex',
    valueGetter: (_part, report) => partOf(report),
    renderCell: ({ row }) => <TwoLineCell title={partOf(row)} detail="" note={otherOf(row)} />,
  },
  {
    field: 'note',
    headerName: 'Note',
    flex: 4,
    minWidth: 120,
    hideBelow: 'sm',
    display: 'flex',
    renderCell: ({ row }) => (
      <Typography variant="body2" dir="auto" noWrap>
        {row.note}
      </Typography>
    ),
  },
  {
    field: 'verdict',
    headerName: 'Shown',
    width: 124,
    hideBelow: 'md',
    valueGetter: (_verdict, { verdict }) => verdictText(verdict),
  },
  {
    field: 'verdictNow',
    headerName: 'Today',
    width: 124,
    hideBelow: 'md',
    valueGetter: (_verdict, { verdictNow }) => verdictText(verdictNow),
  },
  {
    field: 'createdAt',
    headerName: 'Received',
    width: 124,
    hideBelow: 'md',
    renderCell: ({ row }) => <LocalDay isoTime={row.createdAt} />,
  },
  {
    field: 'state',
    headerName: 'Status',
    width: 124,
    display: 'flex',
    renderCell: ({ row }) => <ReportState report={row} />,
  },
];

function ReportState({ report: { state } }: { readonly report: FitReport }) {
  return state === 'open' ? <Chip color="warning" label="Open" /> : <Chip color="success" label="Answered" />;
}
