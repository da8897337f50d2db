import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { sentLines } from '@pedalworks/contract/units-to-send';
import { moveOf, openAttentions } from '@pedalworks/contract/order-moves';
import { LocalTime } from '../../../ui/dates.tsx';
import { useIsExpired } from '../public/use-is-expired.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { AttentionAlerts } from './attention-alerts.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { ChangeTracking } from '../ship/change-tracking.tsx';
import { CorrectStatus } from './correct-status.tsx';
import { NextSteps } from '../next-steps.tsx';
import { hasFailedRefund } from '../order-summary.ts';
import { RefundButton } from '../refunds/refund-dialog.tsx';
import { ShipButton } from '../ship/ship-button.tsx';
import { useSettling } from '../refunds/settle-dialog.tsx';
import { hasSeveralParcels, isOnItsWay, parcelsToDeliver } from '../public/parcels.ts';
import { ParcelCameBack } from '../ship/parcel-came-back.tsx';
import { SendReplacement } from '../ship/send-replacement.tsx';
import { useMoveOrder } from '../use-move-order.tsx';

interface OrderProps {
  readonly order: Order;
}

export interface AddressProps extends OrderProps {
  /** Button that adds or changes the address of an order. */
  readonly addressButton: (order: Order, variant: 'contained' | 'text') => ReactNode;
}

interface AdminActionsProps extends AddressProps {
  /** Button that announces a return of the order. */
  readonly returnButton: (order: Order) => ReactNode;
}

export function AdminActions({ order, addressButton, returnButton }: AdminActionsProps) {
  const { status } = order;
  const { onSettle, dialog } = useSettling(order);
  return (
    <Stack spacing={1.5} className="no-print">
      <AwaitedPayment order={order} />
      <AttentionAlerts order={order} onSettle={onSettle} />
      <NextSteps>
        <NextStep key={status} order={order} addressButton={addressButton} />
        <RefundButton order={order} />
        {isCancellable(order) ? <CancelButton order={order} /> : null}
      </NextSteps>
      <Corrections order={order} {...{ addressButton, returnButton }}>
        {onSettle === null || hasFailedRefund(order) ? null : (
          <Button variant="text" onClick={onSettle}>
            Settle failed refund…
          </Button>
        )}
      </Corrections>
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

/** Orders of which a part left are refunded instead. */
const isCancellable = (order: Order) =>
  moveOf(order.status, 'cancelled', 'shop') !== undefined && sentLines(order).length === 0;

interface CorrectionsProps extends AdminActionsProps {
  readonly children: ReactNode;
}

function Corrections({ order, addressButton, returnButton, children }: CorrectionsProps) {
  const { _id: id, status, paid } = order;
  const isClosed = status === 'cancelled' || status === 'refunded';
  const isSent = !isClosed && sentLines(order).length > 0;
  const parcel = onlyParcel(order);
  const rareActions = (
    <>
      {parcel !== undefined && isOnItsWay(parcel) ? <ParcelCameBack {...{ order, parcel }} /> : null}
      {isSent ? <SendReplacement order={order} /> : null}
      <CorrectStatus order={order} />
      {children}
    </>
  );
  return (
    <Box role="group" aria-label="Papers and corrections" sx={quietRow}>
      {paid && !isClosed && !hasSeveralParcels(order) ? <PackingSlipLink id={id} /> : null}
      {isWithoutAddress(order) ? null : addressButton(order, 'text')}
      {parcel === undefined ? null : <ChangeTracking {...{ order, parcel }} variant="text" />}
      {returnButton(order)}
      {isSent ? <MoreActions>{rareActions}</MoreActions> : rareActions}
    </Box>
  );
}

function MoreActions({ children }: Pick<CorrectionsProps, 'children'>) {
  const { id, isOpen, button } = useDisclosure();
  return (
    <>
      <Button variant="text" {...button}>
        {isOpen ? 'Fewer actions' : 'More actions'}
      </Button>
      <Box id={id} sx={{ display: 'contents' }}>
        {isOpen ? children : null}
      </Box>
    </>
  );
}

export function PackingSlipLink({ id }: { readonly id: string }) {
  return (
    <Button variant="text" href={`/dashboard/allOrder/${id}/packingSlip`}>
      Packing slip
    </Button>
  );
}

/** Returns the parcel of an order that left as a whole. Several parcels have their corrections in their list. */
export function onlyParcel(order: Order) {
  const isSent = order.status === 'shipped' || order.status === 'delivered';
  return isSent && !hasSeveralParcels(order) ? order.shipments[0] : undefined;
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
  const isOfSeveral = to === 'delivered' && parcelsToDeliver(order).length > 1;
  const action = `Mark ${isOfSeveral ? 'all ' : ''}as ${to}`;
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
