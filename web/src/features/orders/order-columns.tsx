import type { Order } from '@pedalworks/contract';
import type { TableColumn, TableFilter } from '../../ui/data-table-types.ts';
import { DayText } from '../../ui/day-text.tsx';
import { formatMoney, MoneyText } from '../../ui/money-text.tsx';

export const partColumn: TableColumn<Order> = {
  field: 'name',
  header: 'Part',
  flex: 1,
  minWidthPx: 130,
  value: ({ name }) => name,
  cell: ({ name }) => <span className="order-name">{name}</span>,
};

export const amountColumns: readonly TableColumn<Order>[] = [
  {
    field: 'quantity',
    header: 'Quantity',
    type: 'number',
    minWidthPx: 100,
    value: ({ quantity }) => quantity,
  },
  {
    field: 'price',
    header: 'Price',
    type: 'number',
    minWidthPx: 104,
    value: ({ price }) => price,
    cell: (order) => (
      <>
        <MoneyText amount={order.price} />
        {order.quantity === 1 ? null : (
          <span className="order-detail">{formatMoney(order.unitPrice)} each</span>
        )}
      </>
    ),
  },
  {
    field: 'createdAt',
    header: 'Ordered',
    type: 'dateTime',
    minWidthPx: 124,
    value: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt }) => <DayText isoTime={createdAt} />,
  },
];

export const paymentFilters: readonly TableFilter<Order>[] = [
  { label: 'Not paid', matches: ({ paid }) => !paid },
  { label: 'Paid', matches: ({ paid }) => paid },
];

/** What sorting by payment goes by: unpaid first, then what needs a look, then the rest. */
export function paymentRank({ paid, attention }: Order): number {
  if (!paid) return 0;
  return attention === null ? 2 : 1;
}

export function OrderCardHead({ order }: { readonly order: Order }) {
  return (
    <>
      <span className="order-name">{order.name}</span>
      <span className="order-card-price">
        <MoneyText amount={order.price} />
      </span>
      <span className="order-detail">
        {order.quantity} × {formatMoney(order.unitPrice)}
      </span>
      <span className="order-detail">
        <DayText isoTime={order.createdAt} />
      </span>
    </>
  );
}
