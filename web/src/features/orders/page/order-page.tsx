import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Order } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { isUnavailable } from '../../../services/record-errors.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { DeliveryFacts, PaymentFacts } from './order-facts.tsx';
import { OrderLines, type LineAction } from './order-lines.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { StatusChip } from '../order-status.tsx';
import { OrderParcels, type ParcelActionProps } from './order-parcels.tsx';
import { OrderPager } from './order-pager.tsx';
import { OrderTimeline, type Viewer } from './order-timeline.tsx';
import { OrderUnavailable } from './order-unavailable.tsx';
import { orderSummary } from '../order-summary.ts';
import { orderPageQuery } from '../queries.ts';

interface OrderPageProps {
  readonly id: string;
  readonly viewer: Viewer;
  readonly actions: (order: Order) => ReactNode;
  readonly parcelActions?: ParcelActionProps['actionsOf'];
  readonly lineAction?: LineAction;
  readonly more?: (order: Order) => ReactNode;
}

const lists = {
  customer: { address: '/dashboard/myOrder', name: 'My Order' },
  admin: { address: '/dashboard/allOrder', name: 'Manage All Order' },
} as const;

export function OrderPage({ id, ...view }: OrderPageProps) {
  const { viewer } = view;
  const query = useQuery(orderPageQuery(id));
  const order = query.data;
  useTitle(order === undefined ? 'Order' : `Order ${order.number}`);
  return (
    <>
      <Stack direction="row" className="no-print" sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <BackLink href={lists[viewer].address}>{lists[viewer].name}</BackLink>
        {viewer === 'admin' ? <OrderPager id={id} /> : null}
      </Stack>
      <PageHeading level={2} overline="Order" lead={order === undefined ? undefined : <Lead order={order} />}>
        {order?.number}
      </PageHeading>
      {order === undefined && isUnavailable(query.error) ? (
        <OrderUnavailable error={query.error} {...lists[viewer]} />
      ) : (
        <QueryState query={query} label="Loading order" skeleton={<PageSkeleton />}>
          {(shown) => <Sheet order={shown} {...view} />}
        </QueryState>
      )}
    </>
  );
}

function Lead({ order }: { readonly order: Order }) {
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}
    >
      <StatusChip order={order} />
      <span>{orderSummary(order)}</span>
      <span>{formatMoney(order.price, order.currency)}</span>
    </Stack>
  );
}

interface SheetProps extends Omit<OrderPageProps, 'id'> {
  readonly order: Order;
}

function Sheet({ order, viewer, actions, parcelActions, lineAction, more }: SheetProps) {
  return (
    <Stack spacing={4}>
      <OrderTimeline order={order} viewer={viewer} />
      {actions(order)}
      <Box sx={columns}>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <OrderParcels order={order} actionsOf={parcelActions} />
          <OrderLines order={order} viewer={viewer} actionOf={lineAction} />
          <OrderRefunds order={order} viewer={viewer} address={`${lists[viewer].address}/${order._id}`} />
          {more?.(order)}
        </Stack>
        <Stack spacing={4} sx={facts}>
          <DeliveryFacts order={order} viewer={viewer} />
          <PaymentFacts
            order={order}
            viewer={viewer}
            invoiceAddress={`${lists[viewer].address}/${order._id}/invoice`}
          />
        </Stack>
      </Box>
    </Stack>
  );
}

function PageSkeleton() {
  return (
    <Stack spacing={4}>
      <Skeleton height={72} />
      <Box sx={columns}>
        <Skeleton height={240} />
        <Skeleton height={320} />
      </Box>
    </Stack>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 5,
  '@media (min-width: 56em)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
};

const facts = {
  minWidth: 0,
  '& dt': { flexBasis: '6.5rem' },
  // Prints the address on the first page, however many parts there are.
  '@media print': { order: -1, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, '&& > *': { m: 0 } },
};
