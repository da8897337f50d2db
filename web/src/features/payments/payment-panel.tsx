import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ApiError } from '@pedalworks/contract/errors';
import { madeToOrderText } from '@pedalworks/contract/made-to-order';
import type { Order } from '@pedalworks/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { isForeign, isNotFoundOrMalformed } from '../../services/record-errors.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PrimaryLink } from '../../ui/primary-link.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { toastsOnTop } from '../../ui/sticky-bar.ts';
import { PaymentError } from './payment-error.tsx';
import { CardPayment } from './card-payment.tsx';
import { PaymentDone } from './payment-done.tsx';
import { PaymentSummary } from './payment-summary.tsx';

interface PaymentPanelProps {
  readonly query: UseQueryResult<Order>;
  /** Picture URL; null if the product is no longer in the shop. */
  readonly img: string | null;
  readonly address: ReactNode;
  readonly cancel: ReactNode;
}

export function PaymentPanel({ query, img, ...content }: PaymentPanelProps) {
  useTitle(query.data === undefined ? 'Payment' : `Payment for ${query.data.number}`);
  if (isForeign(query.error)) return <PaymentUnavailable {...forbidden} />;
  if (isNotFoundOrMalformed(query.error)) return <PaymentUnavailable {...notFound} />;
  return (
    <QueryState query={query} label="Loading order" skeleton={<PaymentSkeleton />}>
      {(order) => (
        <Box sx={columns}>
          <GlobalStyles styles={toastsOnTop} />
          <div>
            <PaymentContent order={order} refetchOrder={() => query.refetch()} {...content} />
          </div>
          <PaymentSummary order={order} img={img} />
        </Box>
      )}
    </QueryState>
  );
}

interface PaymentContentProps extends Pick<PaymentPanelProps, 'address' | 'cancel'> {
  readonly order: Order;
  readonly refetchOrder: () => Promise<unknown>;
}

function PaymentContent({ order, address, ...payment }: PaymentContentProps) {
  if (order.status === 'cancelled')
    return <PaymentError order={order} error={new ApiError('orders/cancelled')} />;
  if (order.paid)
    return (
      <Stack spacing={4}>
        <PaymentDone title="This order is already paid" transactionId={order.transactionId} />
        {order.address !== null || isBeforeShipping(order) ? address : null}
      </Stack>
    );
  const madeToOrder = madeToOrderText(order);
  return (
    <>
      {madeToOrder === null ? null : (
        <Alert severity="info" sx={{ mb: 3 }}>
          {madeToOrder}
        </Alert>
      )}
      {address}
      {order.address === null ? null : <CardPayment order={order} {...payment} />}
    </>
  );
}

function isBeforeShipping({ status }: Order): boolean {
  return status === 'paid' || status === 'packed';
}

const forbidden = {
  title: 'This order belongs to another account',
  text: 'Sign in with the account that placed it to pay for it.',
};

const notFound = {
  title: 'Order not found',
  text: 'Check the URL. Your orders are under My Order.',
};

function PaymentUnavailable({ title, text }: typeof forbidden) {
  return (
    <EmptyState title={title} action={<PrimaryLink href="/dashboard/myOrder">My Order</PrimaryLink>}>
      {text}
    </EmptyState>
  );
}

function PaymentSkeleton() {
  return (
    <Box sx={columns}>
      <Skeleton height={280} />
      <Skeleton height={360} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 5,
  '@media (min-width: 45em)': { gridTemplateColumns: 'minmax(0, 1fr) 264px' },
};
