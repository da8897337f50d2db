import type { Order } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/data-states.tsx';
import type { TableDeclaration } from '../../ui/data-table-types.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { amountColumns, OrderCardHead, partColumn, paymentFilters, paymentRank } from './order-columns.tsx';
import { useCustomerOrders } from './order-pages.ts';
import { CustomerPayment } from './order-payment.tsx';

/** The signed-in person's orders (spec.md §4, Order payment). */
export function MyOrders({ customerEmail }: { readonly customerEmail: string }) {
  const pages = useCustomerOrders(customerEmail);
  return <PagedTable table={myOrders} pages={pages} empty={<NoOrders />} sentence={errorSentence} />;
}

const myOrders: TableDeclaration<Order> = {
  noun: 'orders',
  isNewestFirst: true,
  rowId: ({ _id }) => _id,
  searchText: ({ name, transactionId }) => `${name} ${transactionId ?? ''}`,
  filters: paymentFilters,
  columns: [
    partColumn,
    ...amountColumns,
    {
      field: 'phone',
      header: 'Phone',
      minWidthPx: 152,
      value: ({ phone }) => phone,
    },
    {
      field: 'payment',
      header: 'Payment',
      flex: 1.6,
      minWidthPx: 160,
      value: paymentRank,
      cell: (order) => <CustomerPayment order={order} />,
    },
  ],
  card: (order) => (
    <article className="order-card">
      <OrderCardHead order={order} />
      <CustomerPayment order={order} />
    </article>
  ),
};

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      action={
        <ButtonLink to="/home#products" variant="contained">
          See the parts
        </ButtonLink>
      }
    >
      Choose a part on the home page and press Buy Now. It waits here until you pay for it.
    </EmptyState>
  );
}
