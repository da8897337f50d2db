import type { Order } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { EmptyState } from '../../ui/data-states.tsx';
import type { TableDeclaration } from '../../ui/data-table-types.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { amountColumns, OrderCardHead, partColumn, paymentFilters, paymentRank } from './order-columns.tsx';
import { useAllOrders } from './order-pages.ts';
import { AdminPayment } from './order-payment.tsx';

/** Everybody's orders, for admins. */
export function AllOrders() {
  return (
    <PagedTable table={allOrders} pages={useAllOrders()} empty={<NoOrders />} sentence={errorSentence} />
  );
}

const allOrders: TableDeclaration<Order> = {
  noun: 'orders',
  isNewestFirst: true,
  rowId: ({ _id }) => _id,
  searchText: ({ name, customerName, customerEmail, phone, transactionId }) =>
    [name, customerName, customerEmail, phone, transactionId].join(' '),
  filters: [...paymentFilters, { label: 'Needs a look', matches: ({ attention }) => attention !== null }],
  columns: [
    partColumn,
    {
      field: 'customerEmail',
      header: 'Customer',
      flex: 0.55,
      minWidthPx: 176,
      value: ({ customerName, customerEmail }) => `${customerName} ${customerEmail}`,
      cell: (order) => <Customer order={order} />,
    },
    ...amountColumns,
    {
      field: 'payment',
      header: 'Payment',
      flex: 1.25,
      minWidthPx: 140,
      value: paymentRank,
      cell: (order) => <AdminPayment order={order} />,
    },
  ],
  card: (order) => (
    <article className="order-card">
      <OrderCardHead order={order} />
      <div className="order-card-customer">
        <Customer order={order} />
      </div>
      <AdminPayment order={order} />
    </article>
  ),
};

function Customer({ order }: { readonly order: Order }) {
  return (
    <>
      <span>{order.customerName === '' ? 'No name given' : order.customerName}</span>
      <span className="order-detail">
        <EmailText email={order.customerEmail} />
        {order.phone === '' ? null : <br />}
        {order.phone}
      </span>
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState title="No orders yet">
      Orders appear here the moment somebody places one. Until then, look over the parts on sale.
    </EmptyState>
  );
}
