import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { moveOf } from '@pedalworks/contract/order-moves';
import { LocalTime } from '../../../ui/dates.tsx';
import { useIsExpired } from '../../shared/use-is-expired.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { AttentionAlerts } from './attention-alerts.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { ChangeTracking } from '../ship/change-tracking.tsx';
import { CorrectStatus } from './correct-status.tsx';
import { NextOrder } from './next-order.tsx';
import { NextSteps } from '../next-steps.tsx';
import { RefundButton } from '../refunds/refund-dialog.tsx';
import { ShipButton } from '../ship/ship-button.tsx';
import { useMoveOrder } from '../use-move-order.tsx';

interface OrderProps {
  readonly order: Order;
}

interface AdminActionsProps extends OrderProps {
  readonly address: ReactNode;
}

export function AdminActions({ order, address }: AdminActionsProps) {
  const { status, expiresAt } = order;
  const isOverdue = useIsExpired(order);
  return (
    <Stack spacing={1.5} className="no-print">
      {status === 'placed' && !isOverdue ? (
        <Typography>
          Waiting for the customer’s payment
          {expiresAt === null ? (
            ''
          ) : (
            <>
              {' '}
              until <LocalTime isoTime={expiresAt} />
            </>
          )}
          .
        </Typography>
      ) : null}
      {isOverdue ? <Typography>The order was not paid in time and will be cancelled.</Typography> : null}
      <AttentionAlerts order={order} />
      <NextSteps>
        <NextStep key={status} order={order} />
        <NextOrder order={order} />
        {address}
        {status === 'shipped' ? <ChangeTracking order={order} /> : null}
        <RefundButton order={order} />
        {moveOf(status, 'cancelled', 'shop') === undefined ? null : <CancelButton order={order} />}
        {order.paid && status !== 'cancelled' && status !== 'refunded' ? (
          <Button href={`/dashboard/allOrder/${order._id}/packingSlip`}>Packing slip</Button>
        ) : null}
        <CorrectStatus order={order} />
      </NextSteps>
    </Stack>
  );
}

export function NextStep({ order }: OrderProps) {
  if (order.status === 'paid') return <MoveButton order={order} to="packed" />;
  if (order.status === 'packed') return order.address === null ? null : <ShipButton order={order} />;
  return order.status === 'shipped' ? <MoveButton order={order} to="delivered" /> : null;
}

function MoveButton({ order, to }: OrderProps & { readonly to: 'packed' | 'delivered' }) {
  const action = `Mark as ${to}`;
  const { mutate, isPending, confirm, question } = useMoveOrder(order, action);
  const move = async () => {
    if (await confirm()) mutate({ to });
  };
  return (
    <>
      <BusyButton variant="contained" color="primary" busy={isPending} onClick={() => void move()}>
        {action}
      </BusyButton>
      {question}
    </>
  );
}
