import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListedOrder } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { formatMoney } from '../../../ui/money.ts';
import type { RecordColumn } from '../../../ui/record-table.tsx';
import { LocalDay } from '../../../ui/dates.tsx';
import { TwoLineCell } from '../../../ui/two-line-cell.tsx';
import { AttentionNote, StatusChip } from '../order-status.tsx';
import { isPartlyRefunded } from '../order-views.ts';
import { customerLabel, orderSummary, refundText } from '../order-summary.ts';

export const orderColumns: readonly RecordColumn<ListedOrder>[] = [
  {
    field: 'number',
    headerName: 'Order',
    flex: 1,
    minWidth: 136,
    display: 'flex',
    renderCell: ({ row }) => (
      <TwoLineCell
        title={row.number}
        detail={[formatMoney(row.price, row.currency), refundNote(row)].filter(Boolean).join(' · ')}
        note={<bdi>{customerLabel(row)}</bdi>}
      />
    ),
  },
  {
    field: 'name',
    headerName: 'Parts',
    flex: 1.4,
    minWidth: 160,
    hideBelow: 'md',
    valueGetter: (_name, order) => orderSummary(order),
  },
  {
    field: 'price',
    headerName: 'Total',
    type: 'number',
    width: 144,
    hideBelow: 'sm',
    display: 'flex',
    renderCell: ({ row }) => (
      <TwoLineCell title={formatMoney(row.price, row.currency)} detail="" note={refundNote(row)} />
    ),
  },
  {
    field: 'createdAt',
    headerName: 'Ordered',
    width: 128,
    hideBelow: 'sm',
    renderCell: ({ row }) => <LocalDay isoTime={row.createdAt} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => (
      <Stack sx={{ alignItems: 'flex-start' }}>
        <StatusChip order={row} isShort />
        <AttentionNote order={row} />
        {isPartlyRefunded(row) && openAttentions(row).length === 0 ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            partly refunded
          </Typography>
        ) : null}
      </Stack>
    ),
  },
];

function refundNote({ refundedInPeriod, ...order }: ListedOrder): string {
  if (refundedInPeriod === undefined) return refundText(order);
  return `Refunded ${formatMoney(refundedInPeriod, order.currency)}`;
}
