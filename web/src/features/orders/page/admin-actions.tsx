import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { moveOf, openAttentions } from '@pedalworks/contract/order-moves';
import { LocalTime } from '../../../ui/dates.tsx';
import { useIsExpired } from '../public/use-is-expired.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { AttentionAlerts } from './attention-alerts.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { ChangeTracking } from '../ship/change-tracking.tsx';
import { CorrectStatus } from './correct-status.tsx';
import { NextSteps } from '../next-steps.tsx';
import { hasFailedRefund } from '../order-summary.ts';
import { RefundButton } from '../refunds/refund-dialog.tsx';
import { ShipButton } from '../ship/ship-button.tsx';
import { useSettling } from '../refunds/settle-dialog.tsx';
import { useMoveOrder } from '../use-move-order.tsx';

interface OrderProps {
  readonly order: Order;
}

export interface AddressProps extends OrderProps {
  /** Button that adds or changes the address of an order. */
  readonly addressButton: (order: Order, variant: 'contained' | 'text') => ReactNode;
}

export function AdminActions({ order, addressButton }: AddressProps) {
  const { status } = order;
  const { onSettle, dialog } = useSettling(order);
  return (
    <Stack spacing={1.5} className="no-print">
      <AwaitedPayment order={order} />
      <AttentionAlerts order={order} onSettle={onSettle} />
      <NextSteps>
        <NextStep key={status} order={order} addressButton={addressButton} />
        <RefundButton order={order} />
        {moveOf(status, 'cancelled', 'shop') === undefined ? null : <CancelButton order={order} />}
      </NextSteps>
      <Box role="group" aria-label="Papers and corrections" sx={quietRow}>
        {order.paid && status !== 'cancelled' && status !== 'refunded' ? (
          <Button variant="text" href={`/dashboard/allOrder/${order._id}/packingSlip`}>
            Packing slip
          </Button>
        ) : null}
        {isWithoutAddress(order) ? null : addressButton(order, 'text')}
        {wasShipped(order) ? <ChangeTracking order={order} variant="text" /> : null}
        <CorrectStatus order={order} />
        {onSettle === null || hasFailedRefund(order) ? null : (
          <Button variant="text" onClick={onSettle}>
            Settle failed refund…
          </Button>
        )}
      </Box>
      {dialog}
    </Stack>
  );
}

function AwaitedPayment({ order }: OrderProps) {
  const { status, expiresAt } = order;
  const isOverdue = useIsExpired(order);
  if (isOverdue) return <Typography>The order was not paid in time and will be cancelled.</Typography>;
  if (status !== 'placed') return null;
  return (
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
  );
}

/** Aligns the text of its buttons with the buttons above. */
const quietRow = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  '&&': { mt: 0.5, ml: -1.5 },
  '& .MuiButton-root': { color: 'text.secondary' },
  '&:empty': { display: 'none' },
};

export const wasShipped = ({ status }: Order) => status === 'shipped' || status === 'delivered';

const isWithoutAddress = (order: Order) => openAttentions(order).includes('no-address');

/** Primary action of an order. A missing address comes first, because the order cannot be shipped without one. */
export function NextStep({ order, addressButton }: AddressProps) {
  const isMissing = isWithoutAddress(order);
  return (
    <>
      {isMissing ? addressButton(order, 'contained') : null}
      {order.status === 'paid' ? <MoveButton order={order} to="packed" isQuiet={isMissing} /> : null}
      {order.status === 'packed' && !isMissing ? <ShipButton order={order} /> : null}
      {order.status === 'shipped' ? <MoveButton order={order} to="delivered" /> : null}
    </>
  );
}

interface MoveButtonProps extends OrderProps {
  readonly to: 'packed' | 'delivered';
  readonly isQuiet?: boolean;
}

function MoveButton({ order, to, isQuiet = false }: MoveButtonProps) {
  const action = `Mark as ${to}`;
  const { mutate, isPending, confirm, question } = useMoveOrder(order, action);
  const move = async () => {
    if (await confirm()) mutate({ to });
  };
  return (
    <>
      <BusyButton
        variant={isQuiet ? 'outlined' : 'contained'}
        color={isQuiet ? 'secondary' : 'primary'}
        busy={isPending}
        onClick={() => void move()}
      >
        {action}
      </BusyButton>
      {question}
    </>
  );
}
