import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { moveOf, openAttentions } from '@pedalworks/contract/order-moves';
import { BusyButton } from '../../ui/busy-button.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { CancelButton } from './cancel-button.tsx';
import { NextSteps } from './next-steps.tsx';
import { attentionTexts } from './order-status.tsx';
import { RefundButton } from './refund-dialog.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';
import { useMoveOrder } from './use-change-order.ts';

interface AdminActionsProps {
  readonly order: Order;
}

/** What an admin can do about an order: the next step of its way first. */
export function AdminActions({ order }: AdminActionsProps) {
  const { status, expiresAt } = order;
  return (
    <Stack spacing={1.5} className="no-print">
      {status === 'placed' ? (
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
      {openAttentions(order).map((attention) => (
        <Alert key={attention} severity="warning">
          {attentionTexts[attention].join(': ')}
        </Alert>
      ))}
      <NextSteps>
        <NextStep key={status} order={order} />
        <RefundButton order={order} />
        {moveOf(status, 'cancelled', 'shop') === undefined ? null : <CancelButton order={order} />}
        {order.paid && status !== 'cancelled' && status !== 'refunded' ? (
          <Button href={`/dashboard/allOrder/${order._id}/packingSlip`}>Packing slip</Button>
        ) : null}
      </NextSteps>
    </Stack>
  );
}

function NextStep({ order }: AdminActionsProps) {
  if (order.status === 'paid') return <MoveButton order={order} to="packed" />;
  if (order.status === 'packed') return <ShipButton order={order} />;
  return order.status === 'shipped' ? <MoveButton order={order} to="delivered" /> : null;
}

function MoveButton({ order, to }: AdminActionsProps & { readonly to: 'packed' | 'delivered' }) {
  const { mutate, isPending } = useMoveOrder(order);
  return (
    <BusyButton variant="contained" color="primary" busy={isPending} onClick={() => mutate({ to })}>
      Mark as {to}
    </BusyButton>
  );
}

function ShipButton({ order }: AdminActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" color="primary" onClick={() => setOpen(true)}>
        Ship order
      </Button>
      <TrackingDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
