import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { Order, OrderReturn } from '@pedalworks/contract';
import { Navigate, useParams } from 'react-router-dom';
import { OrderUnavailable } from '../../features/orders/page/order-unavailable.tsx';
import { orderPageQuery } from '../../features/orders/queries.ts';
import { NothingToReturn } from '../../features/returns/customer/nothing-to-return.tsx';
import { ReturnForm } from '../../features/returns/customer/return-form.tsx';
import { isReturnable, useReturnable } from '../../features/returns/customer/use-returnable.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { isUnavailable } from '../../services/record-errors.ts';

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(orderPageQuery(id));
  return (
    <>
      <BackLink href={`/dashboard/myOrder/${id}`}>{`Order ${query.data?.number ?? ''}`.trim()}</BackLink>
      <PageHeading level={2}>Return parts</PageHeading>
      {query.data === undefined && isUnavailable(query.error) ? (
        <OrderUnavailable error={query.error} address="/dashboard/myOrder" name="My Order" />
      ) : (
        <QueryState query={query} label="Loading order" skeleton={<Skeleton height={320} />}>
          {(order) => <ReturnOf key={id} order={order} />}
        </QueryState>
      )}
    </>
  );
}

/** Form for the return of an order, and the page of the return once it is sent. */
function ReturnOf({ order }: { readonly order: Order }) {
  const [sent, setSent] = useState<OrderReturn | null>(null);
  const query = useReturnable(order);
  if (sent !== null) return <Navigate replace to={`/dashboard/myOrder/${order._id}/return/${sent._id}`} />;
  if (order.shipments.length === 0) return <NothingToReturn order={order} lines={[]} />;
  return (
    <QueryState query={query} label="Loading returns" skeleton={<Skeleton height={320} />}>
      {(returnable) =>
        isReturnable(returnable) ? (
          <ReturnForm order={order} returnable={returnable} onSent={setSent} />
        ) : (
          <NothingToReturn order={order} lines={returnable.lines} />
        )
      }
    </QueryState>
  );
}
