import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { madeToOrderText } from '@pedalworks/contract/made-to-order';
import type { Order } from '@pedalworks/contract';
import { linesToSend } from '@pedalworks/contract/units-to-send';
import { LocalTime } from '../../../ui/dates.tsx';
import { MailLink, shopEmail } from '../../../ui/mail-link.tsx';
import { PrimaryLink } from '../../../ui/primary-link.tsx';
import { useIsExpired } from '../public/use-is-expired.ts';
import { CancelButton } from '../cancel-button.tsx';
import { NextSteps } from '../next-steps.tsx';
import { hasFailedRefund, trackingUrl, useIsPayable } from '../order-summary.ts';
import { hasSeveralParcels } from '../public/parcels.ts';
import { Reorder } from './reorder.tsx';

interface CustomerActionsProps {
  readonly order: Order;
  readonly address: ReactNode;
  readonly returnButton: ReactNode;
  readonly returnHint: ReactNode;
}

export function CustomerActions({ order, address, returnButton, returnHint }: CustomerActionsProps) {
  const { _id, expiresAt } = order;
  const isExpired = useIsExpired(order);
  const canPay = useIsPayable(order);
  const madeToOrder = madeToOrderText(order);
  return (
    <Stack spacing={1.5} className="no-print">
      {canPay && expiresAt !== null ? (
        <Typography>
          Pay by <LocalTime isoTime={expiresAt} />. After that, the order is cancelled.
        </Typography>
      ) : null}
      {madeToOrder === null ? null : <Alert severity="info">{madeToOrder}</Alert>}
      {hasFailedRefund(order) ? (
        <Alert severity="warning">A refund to your card failed. We will try again or contact you.</Alert>
      ) : null}
      {isExpired ? (
        <Typography>
          This order was not paid in time. You were not charged. You can reorder at current prices.
        </Typography>
      ) : null}
      <ReturnedReplacementAlert order={order} />
      {hasSeveralParcels(order) ? <ReturnedParcelAlert order={order} /> : <TrackingLine order={order} />}
      <NextSteps>
        {canPay ? <PrimaryLink href={`/dashboard/payment/${_id}`}>Pay</PrimaryLink> : null}
        <Reorder order={order} />
        {returnButton}
        {isExpired ? null : address}
        {order.status === 'placed' && !isExpired ? <CancelButton order={order} /> : null}
      </NextSteps>
      {order.status === 'paid' || order.status === 'packed' ? (
        <Typography>
          To cancel or change this order, write to <MailLink email={shopEmail} /> and mention {order.number}.
        </Typography>
      ) : null}
      {returnHint}
    </Stack>
  );
}

/** Asks to check the address while parts of a parcel that came back are still to ship. */
function ReturnedParcelAlert({ order }: Pick<CustomerActionsProps, 'order'>) {
  const hasReturned = order.shipments.some(({ kind, returnedAt }) => kind === 'order' && returnedAt !== null);
  if (!hasReturned || order.status !== 'packed' || linesToSend(order).length === 0) return null;
  return (
    <Alert severity="warning">
      A parcel came back to us undelivered. We will send its parts again. Is the address below right?
    </Alert>
  );
}

function ReturnedReplacementAlert({ order: { number, attentions } }: Pick<CustomerActionsProps, 'order'>) {
  if (!attentions.includes('replacement-returned')) return null;
  return (
    <Alert severity="warning">
      Your replacement came back to us undelivered. We will contact you or send it again. If the address below
      is wrong, write to <MailLink email={shopEmail} /> and mention {number}.
    </Alert>
  );
}

function TrackingLine({ order: { status, tracking } }: Pick<CustomerActionsProps, 'order'>) {
  if (status !== 'shipped' || tracking === null) return null;
  const { carrier, number } = tracking;
  const url = trackingUrl(tracking);
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      On its way{carrier === '' ? '' : ` with ${carrier}`}
      {number === '' ? '' : `, tracking number ${number}`}.{' '}
      {url === null ? null : (
        <Link href={url} target="_blank" rel="noreferrer">
          Track shipment
        </Link>
      )}
    </Typography>
  );
}
