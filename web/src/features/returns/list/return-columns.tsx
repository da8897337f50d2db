import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import type { RecordColumn } from '../../../ui/record-table.tsx';
import { TwoLineCell } from '../../../ui/two-line-cell.tsx';
import { Age, Deadline } from '../deadline.tsx';
import { AdminReturnChip } from '../admin-return-chip.tsx';
import { returnKindLabels } from '../public/return-labels.ts';
import { customerOf, returnAddress, returnSummary } from '../admin-texts.ts';

export const returnColumns: readonly RecordColumn<OrderReturn>[] = [
  {
    field: 'number',
    headerName: 'Return',
    flex: 1,
    minWidth: 128,
    display: 'flex',
    renderCell: ({ row }) => (
      <TwoLineCell
        title={row.number}
        href={returnAddress(row)}
        detail={returnSummary(row)}
        note={<bdi>{customerOf(row)}</bdi>}
      />
    ),
  },
  {
    field: 'orderNumber',
    headerName: 'Order',
    width: 124,
    hideBelow: 'md',
    renderCell: ({ row }) => (
      <Link href={`/dashboard/allOrder/${row.orderId}`} tabIndex={-1} underline="hover">
        {row.orderNumber}
      </Link>
    ),
  },
  {
    field: 'lines',
    headerName: 'Pieces',
    flex: 1.4,
    minWidth: 140,
    hideBelow: 'sm',
    sortable: false,
    valueGetter: (_lines, row) => returnSummary(row),
  },
  {
    field: 'kind',
    headerName: 'Kind',
    width: 148,
    hideBelow: 'sm',
    display: 'flex',
    renderCell: ({ row }) => (
      <Stack>
        {returnKindLabels[row.kind]}
        <Typography variant="caption">
          <Deadline dueBy={row.dueBy} />
        </Typography>
      </Stack>
    ),
  },
  {
    field: 'createdAt',
    headerName: 'Age',
    width: 92,
    hideBelow: 'sm',
    renderCell: ({ row }) => <Age isoTime={row.declaredAt} />,
  },
  {
    field: 'state',
    headerName: 'Status',
    width: 124,
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <AdminReturnChip {...row} />,
  },
];
