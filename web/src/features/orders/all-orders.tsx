import Stack from '@mui/material/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { ShortDate } from '../../ui/short-date.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { RecordGrid, type RecordFilter } from '../../ui/record-grid.tsx';
import type { RecordColumn } from '../../ui/record-table.tsx';
import { TwoLineCell } from '../../ui/two-line-cell.tsx';
import { AttentionChip, attentionTexts, StatusChip } from './order-status.tsx';
import { allOrdersQuery } from './queries.ts';

/** Everybody's orders, for admins. */
export function AllOrders() {
  return (
    <RecordGrid
      noun="orders"
      query={useInfiniteQuery(allOrdersQuery())}
      columns={columns}
      searchText={({ name, customerName, customerEmail, phone, transactionId }) =>
        [name, customerName, customerEmail, phone, transactionId].join(' ')
      }
      filters={filters}
      titleOf={({ name }) => name}
      renderDetail={(order) => <OrderDetail order={order} />}
      empty={
        <EmptyState title="No orders yet">
          Orders appear here the moment somebody places one. Until then, look over the parts on sale.
        </EmptyState>
      }
    />
  );
}

const filters: readonly RecordFilter<Order>[] = [
  { label: 'Not paid', matches: ({ paid }) => !paid },
  { label: 'Paid', matches: ({ paid }) => paid },
  { label: 'Needs a look', matches: ({ attentions }) => attentions.length > 0 },
];

const columns: readonly RecordColumn<Order>[] = [
  {
    field: 'name',
    headerName: 'Part',
    flex: 1.4,
    minWidth: 116,
    display: 'flex',
    renderCell: ({ row }) => (
      <TwoLineCell
        title={row.name}
        detail={
          <>
            <bdi>{customerOf(row)}</bdi> · {formatMoney(row.price)}
          </>
        }
      />
    ),
  },
  {
    field: 'customerName',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    hideBelow: 'sm',
    valueGetter: (_name, order) => customerOf(order),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 112, hideBelow: 'md' },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    hideBelow: 'sm',
    valueFormatter: (price: number) => formatMoney(price),
  },
  {
    field: 'createdAt',
    headerName: 'Ordered',
    width: 128,
    hideBelow: 'sm',
    renderCell: ({ row }) => <ShortDate isoTime={row.createdAt} />,
  },
  {
    field: 'payment',
    headerName: 'Payment',
    minWidth: 104,
    flex: 1,
    display: 'flex',
    valueGetter: (_none, order) => paymentRank(order),
    renderCell: ({ row }) => <Payment order={row} />,
  },
];

/** Sort key: unpaid first, then what needs a look, then the rest. */
function paymentRank({ paid, attentions }: Order): number {
  if (!paid) return 0;
  return attentions.length === 0 ? 2 : 1;
}

function customerOf({ customerName, customerEmail }: Order): string {
  return customerName === '' ? customerEmail : customerName;
}

interface OrderProps {
  readonly order: Order;
}

function Payment({ order }: OrderProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <AttentionChip order={order} />
      <StatusChip order={order} />
    </Stack>
  );
}

function OrderDetail({ order }: OrderProps) {
  return (
    <FactList
      facts={[
        ['Customer', order.customerName === '' ? 'No name given' : order.customerName],
        ['Email', <EmailText key="email" email={order.customerEmail} />],
        ['Phone', order.phone],
        ['Quantity', formatNumber(order.quantity)],
        ...(order.unitPrice === undefined ? [] : [['Unit price', formatMoney(order.unitPrice)] as const]),
        ['Price', formatMoney(order.price)],
        ['Ordered', <ShortDate key="day" isoTime={order.createdAt} />],
        ['Payment', <StatusChip key="payment" order={order} />],
        ...order.attentions.map((attention) => attentionTexts[attention]),
        ['Transaction', order.transactionId],
      ]}
    />
  );
}
