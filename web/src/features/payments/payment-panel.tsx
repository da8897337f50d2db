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
import { isForeign, isMissing } from '../../services/refusals.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PrimaryLink } from '../../ui/primary-link.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toastsOnTop } from '../../ui/sticky-bar.ts';
import { CannotBePaid } from './cannot-be-paid.tsx';
import { CardPayment } from './card-payment.tsx';
import { PaymentDone } from './payment-done.tsx';
import { PaymentSummary } from './payment-summary.tsx';

interface PaymentPanelProps {
  readonly query: UseQueryResult<Order>;
  /** The product's picture while it is in the shop; an order keeps its name and price only. */
  readonly img: string | null;
  /** Address form of an unpaid order, shown before the card. */
  readonly address: ReactNode;
  readonly cancel: ReactNode;
}

export function PaymentPanel({ query, img, ...ways }: PaymentPanelProps) {
  if (isForeign(query.error)) return <Refusal {...foreign} />;
  if (isMissing(query.error)) return <Refusal {...unknown} />;
  return (
    <QueryState query={query} label="Loading the order" skeleton={<PaymentSkeleton />}>
      {(order) => (
        <Box sx={columns}>
          <GlobalStyles styles={toastsOnTop} />
          <div>
            <Paying order={order} onRefused={() => query.refetch()} {...ways} />
          </div>
          <PaymentSummary order={order} img={img} />
        </Box>
      )}
    </QueryState>
  );
}

interface PayingProps extends Pick<PaymentPanelProps, 'address' | 'cancel'> {
  readonly order: Order;
  readonly onRefused: () => Promise<unknown>;
}

function Paying({ order, address, ...payment }: PayingProps) {
  if (order.status === 'cancelled')
    return <CannotBePaid order={order} error={new ApiError('orders/cancelled')} />;
  if (order.paid)
    return (
      <Stack spacing={4}>
        <PaymentDone title="This order is already paid" transactionId={order.transactionId} />
        {order.address !== null || isNotSent(order) ? address : null}
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

function isNotSent({ status }: Order): boolean {
  return status === 'paid' || status === 'packed';
}

const foreign = {
  title: 'This order belongs to somebody else',
  text: 'Sign in with the account that placed it to pay for it.',
};

const unknown = {
  title: 'There is no such order',
  text: 'Check the address. Your orders are under My Order.',
};

function Refusal({ title, text }: typeof foreign) {
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
  '@media (min-width: 45em)': { gridTemplateColumns: 'minmax(0, 1fr) 240px' },
};
